import { defaultPolicy, requestExpiry } from '#domain/policy/parameters.ts';
import { formatDuration } from '#domain/time/format.ts';
import type { Fact } from '#web/ui/facts.tsx';
import { creditsWord } from './flow-page.ts';
import type { FlowPage } from './flow-page.ts';
import { momentInSentence } from './week.ts';

type Known = Pick<FlowPage, 'chosen' | 'choices' | 'zone' | 'now'>;

/** What a booking will mean, as far as the choices tell: what it costs, who confirms it and until when, and until when it can be cancelled. */
export function consequencesOf(known: Known): Fact[] {
  const { session } = known.chosen;
  if (session === undefined) return [];
  return [
    { term: 'Credit', detail: creditWords(known) },
    { term: 'Confirmation', detail: confirmationWords(known) },
    { term: 'Cancelling', detail: cancellingWords(known) },
  ];
}

function creditWords({ chosen: { session, credit, team } }: Known): string {
  const cost = session?.creditCost ?? 0;
  if (cost === 0) return 'This session is free.';
  if (credit === undefined) return `It costs ${creditsWord(cost)}.`;
  const whose = team === undefined ? 'your' : 'your team’s';
  const which =
    credit.available === cost
      ? `The last of ${whose} credits`
      : `${cost} of ${whose} ${creditsWord(credit.available)}`;
  return `${which} in «${credit.programme.name}» is set aside when you book, and used when the session takes place.`;
}

function confirmationWords({ chosen, choices, zone, now }: Known): string {
  const coach = chosen.coach?.fullName ?? 'The coach';
  if (chosen.session?.needsConfirmation === false) return 'Booked at once, nobody has to confirm.';
  if (choices.slot === null)
    return `${coach} has ${formatDuration(defaultPolicy.requestTtl)} to answer; without an answer the credit is returned.`;
  const by = requestExpiry(defaultPolicy, now, choices.slot);
  return `${coach} answers by ${momentInSentence(by, zone, now)}; without an answer the credit is returned.`;
}

function cancellingWords({ chosen, choices, zone, now }: Known): string {
  const isFree = chosen.session?.creditCost === 0;
  const window = formatDuration(defaultPolicy.lateWindow);
  if (isFree) return 'You can cancel until the start.';
  if (choices.slot === null)
    return `Up to ${window} before the start the credit is returned; after that it is lost.`;
  const last = choices.slot - defaultPolicy.lateWindow;
  if (last <= now) return 'The start is close: once it is confirmed, cancelling loses the credit.';
  return `Until ${momentInSentence(last, zone, now)} the credit is returned; after that it is lost.`;
}
