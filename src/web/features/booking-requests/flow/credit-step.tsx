import { whenAdded } from '#web/screens/credits/when-added.ts';
import { lastDayInSentence } from '#web/screens/list/last-day.ts';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { shortOf } from './flow-host.ts';
import { creditsWord } from './flow-page.ts';
import type { FlowPage } from './flow-page.ts';
import { StepFrame } from './step-frame.tsx';
import * as texts from './texts.ts';

export function CreditStep(page: FlowPage) {
  const { chosen, zone, now, send } = page;
  const { session, credit } = chosen;
  if (session === undefined) return null;
  const apart = whenAdded(session.credits, zone, now);
  const enough = session.credits.filter((each) => shortOf(each, session.creditCost) === null);
  return (
    <StepFrame
      page={page}
      title={texts.whichCreditWouldYouLike}
      lead={texts.needs(session.name, creditsWord(session.creditCost), enough.length > 1).trim()}
    >
      <ChoiceCards
        legend={texts.credit}
        hideLegend
        value={credit?.id}
        choices={session.credits.map(({ id, programme, available, expiresAt, fromPool }) => ({
          value: id,
          title: programme.name,
          detail: [
            apart.get(id),
            texts.canBeUsedUntil(
              lastDayInSentence(expiresAt, zone, now),
              fromPool,
              enough.length > 1 && id === enough[0]?.id,
              session.creditCost,
            ),
          ]
            .filter(Boolean)
            .join(' '),
          end: fromPool ? texts.inThePool(available) : texts.left(available),
          refusal: shortOf({ available }, session.creditCost) ?? undefined,
        }))}
        onChange={(id) => send({ type: 'choose.credit', credit: id })}
      />
    </StepFrame>
  );
}
