import { lastDay } from '#web/screens/list/last-day.ts';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { shortOf } from './flow-host.ts';
import { creditsWord } from './flow-page.ts';
import type { FlowPage } from './flow-page.ts';
import { StepFrame } from './step-frame.tsx';

export function CreditStep(page: FlowPage) {
  const { chosen, zone, now, send } = page;
  const { session, credit } = chosen;
  if (session === undefined) return null;
  const enough = session.credits.filter((each) => shortOf(each, session.creditCost) === null);
  return (
    <StepFrame
      page={page}
      title="Which credit would you like to use?"
      lead={`${session.name} needs ${creditsWord(session.creditCost)}. ${enough.length > 1 ? 'Of those that are enough, the first is used first.' : ''}`.trim()}
    >
      <ChoiceCards
        legend="Credit"
        hideLegend
        value={credit?.id}
        choices={session.credits.map(({ id, programme, available, expiresAt, fromPool }) => ({
          value: id,
          title: programme.name,
          detail: `Can be used until ${lastDay(expiresAt, zone, now)}.${
            fromPool ? ' From the programme’s pool: the credit becomes yours when you book.' : ''
          }${enough.length > 1 && id === enough[0]?.id ? ' Used first.' : ''}`,
          end: fromPool ? `${available} in the pool` : `${available} left`,
          refusal: shortOf({ available }, session.creditCost) ?? undefined,
        }))}
        onChange={(id) => send({ type: 'choose.credit', credit: id })}
      />
    </StepFrame>
  );
}
