import type { ReactNode } from 'react';
import type { Step } from '#machines/booking-request/context.ts';
import { inBothZones } from '#domain/time/both-zones.ts';
import { formatDuration, formatMoment } from '#domain/time/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import { creditsWord } from './flow-page.ts';
import type { FlowPage } from './flow-page.ts';
import { stepTitles } from './flow-rail.tsx';
import { StepFrame } from './step-frame.tsx';
import * as texts from './texts.ts';

export function ReviewStep(page: FlowPage) {
  const { chosen, send, snapshot } = page;
  const { session, coach } = chosen;
  const sending = snapshot.matches({ drafting: { steps: 'submitting' } });
  if (session === undefined || coach === undefined) return null;
  const verb = session.needsConfirmation ? texts.sendRequest : texts.bookSession;
  return (
    <StepFrame
      page={page}
      title={texts.reviewAndSend}
      lead={
        session.needsConfirmation
          ? texts.notConfirmedUntilAccepts(coach.fullName)
          : texts.theSessionIsBooked
      }
      next={
        <Button variant="primary" busy={sending} onClick={() => send({ type: 'SUBMIT' })}>
          {verb}
        </Button>
      }
    >
      <Choices {...page} />
    </StepFrame>
  );
}

interface Line {
  readonly step: Step;
  readonly shown: ReactNode;
  readonly note?: string;
  readonly text?: string;
}

function linesOf({ choices, chosen, zone }: FlowPage): Line[] {
  const { session, coach, credit, team } = chosen;
  if (session === undefined || coach === undefined) return [];
  const length = session.durationMinutes * 60_000;
  const slot = choices.slot ?? 0;
  const there = inBothZones(slot, { own: zone, other: coach.timeZone, who: coach.fullName });
  const others = choices.also.map((time) => formatMoment(time, zone)).join(' or ');
  const message = choices.message.trim();
  return [
    {
      step: 'session',
      shown: session.name,
      note: [formatDuration(length), team && texts.forYourTeam(team.name)]
        .filter(Boolean)
        .join(', '),
    },
    session.creditCost === 0 || credit === undefined
      ? { step: 'credit', shown: texts.freeSession }
      : {
          step: 'credit',
          shown: credit.programme.name,
          note: credit.fromPool
            ? texts.fromTheProgrammesPool(session.creditCost)
            : texts.ofLabel(session.creditCost, creditsWord(credit.available)),
        },
    { step: 'coach', shown: coach.fullName },
    {
      step: 'time',
      shown: (
        <>
          <When at={slot} until={slot + length} zone={zone} />{' '}
          {there === null ? null : <ZoneChip zone={zone} at={slot} />}
        </>
      ),
      note: [there, others && texts.or2(others)].filter(Boolean).join('; '),
    },
    {
      step: 'message',
      shown: texts.message,
      text: message || texts.noMessage,
    },
  ];
}

/** A message is read, not compared: it stands below its title with its lines. */
function detailOf(title: string, note: string | undefined, text: string | undefined): ReactNode {
  if (text !== undefined) return <Text look="prose">{text}</Text>;
  return note ? `${title}: ${note}` : title;
}

/** Each choice with the way back to it; a free session has no credit to choose. */
function Choices(page: FlowPage) {
  const isFree = page.chosen.session?.creditCost === 0;
  return (
    <ItemList label={texts.yourChoices}>
      {linesOf(page).map(({ step, shown, note, text }) => (
        <Item
          key={step}
          title={shown}
          detail={detailOf(stepTitles[step], note, text)}
          end={
            step === 'credit' && isFree ? null : (
              <Button
                size="small"
                variant="quiet"
                aria-label={texts.change2(stepTitles[step].toLowerCase())}
                onClick={() => page.send({ type: 'EDIT', step })}
              >
                {texts.change}
              </Button>
            )
          }
        />
      ))}
    </ItemList>
  );
}
