import type { Step } from '#machines/booking-request/context.ts';
import { obstacle, steps } from '#machines/booking-request/steps.ts';
import { formatMoment } from '#domain/time/format.ts';
import { StepsRail } from '#web/ui/layout/steps-rail.tsx';
import { stepIndex } from './flow-page.ts';
import type { FlowPage } from './flow-page.ts';
import { linkTo } from './flow-search.ts';
import * as texts from './texts.ts';

export const stepTitles: Readonly<Record<Step, string>> = {
  session: texts.session,
  credit: texts.credit,
  coach: texts.coach,
  time: texts.time,
  message: texts.message,
  review: texts.review,
};

/** The steps with the choices made so far; each that is behind can be changed. */
export function FlowRail(page: FlowPage) {
  const { choices, snapshot } = page;
  const current = stepIndex(choices);
  return (
    <StepsRail
      label={texts.stepsOfYourBooking}
      steps={steps.map((step, index) => ({
        key: step,
        title: stepTitles[step],
        state: index === current ? 'current' : index < current ? 'done' : 'ahead',
        choice: index === current ? undefined : (choiceAt(page, step) ?? undefined),
        change:
          index < current && obstacle(snapshot.context, step) === null && canChange(page, step)
            ? linkTo(choices, step)
            : undefined,
      }))}
    />
  );
}

const othersWord = (count: number): string =>
  count === 1 ? texts.anotherTime : texts.otherTimes(count);

/** What was chosen at a step, in a few words. */
export function choiceAt({ choices, chosen, zone, now }: FlowPage, step: Step): string | null {
  const { session, credit, coach, team } = chosen;
  const timeWords = (slot: number, others: number): string =>
    [formatMoment(slot, zone, { relativeTo: now }), others > 0 && texts.or(othersWord(others))]
      .filter(Boolean)
      .join(', ');
  switch (step) {
    case 'session':
      return session === undefined ? null : [session.name, team?.name].filter(Boolean).join(' · ');
    case 'credit':
      return session?.creditCost === 0 ? texts.freeSession : (credit?.programme.name ?? null);
    case 'coach':
      return coach?.fullName ?? null;
    case 'time':
      return choices.slot === null ? null : timeWords(choices.slot, choices.also.length);
    case 'message':
      return stepIndex(choices) > 4 ? (choices.message.trim() ? texts.written : texts.none) : null;
    case 'review':
    default:
      return null;
  }
}

/** A free session has no credit to choose. */
const canChange = ({ chosen }: FlowPage, step: Step): boolean =>
  step !== 'credit' || chosen.session?.creditCost !== 0;
