import { creditsAs } from '#domain/credits/in-words.ts';
import { requestExpiry } from '#domain/policy/parameters.ts';
import { formatDuration } from '#domain/time/format.ts';
import type { Fact } from '#web/ui/facts.tsx';
import { creditsWord } from './flow/flow-page.ts';
import type { FlowPage } from './flow/flow-page.ts';
import { momentInSentence } from './time/week.ts';

type Known = Pick<FlowPage, 'options' | 'chosen' | 'choices' | 'zone' | 'now'>;

/** What a booking will mean, as far as the choices tell and by the rules of the member's organisation: what it costs, who confirms it and until when, and until when it can be cancelled. */
export function consequencesOf(known: Known): Fact[] {
  const { session } = known.chosen;
  if (session === undefined) return [];
  return [
    { term: 'Credit', detail: creditWords(known) },
    { term: 'Confirmation', detail: confirmationWords(known) },
    { term: 'Cancelling', detail: cancellingWords(known) },
  ];
}

function creditWords(known: Known): string {
  const words = ownCreditWords(known);
  return known.chosen.session?.eachPays && known.chosen.session.creditCost > 0
    ? `${words} Everybody else who comes pays for themselves, too.`
    : words;
}

function ownCreditWords({ chosen: { session, credit, team } }: Known): string {
  const cost = session?.creditCost ?? 0;
  if (cost === 0) return 'This session is free.';
  if (credit === undefined) return `It costs ${creditsWord(cost)}.`;
  if (credit.fromPool)
    return `${creditsWord(cost)} from the pool of “${credit.programme.name}” ${cost === 1 ? 'becomes' : 'become'} yours when you book, and ${cost === 1 ? 'is' : 'are'} used when the session takes place.`;
  const whose = team === undefined || session?.eachPays ? 'your' : 'your team’s';
  const which =
    credit.available === cost
      ? `The last of ${whose} credits`
      : `${cost} of ${whose} ${creditsWord(credit.available)}`;
  return `${which} in “${credit.programme.name}” is set aside when you book, and used when the session takes place.`;
}

function confirmationWords({ options: { terms }, chosen, choices, zone, now }: Known): string {
  const coach = chosen.coach?.fullName ?? 'The coach';
  if (chosen.session?.needsConfirmation === false)
    return 'Booked immediately, nobody has to confirm.';
  if (choices.slot === null)
    return `${coach} has ${formatDuration(terms.requestTtl)} to answer; without an answer ${returned(chosen.session)}.`;
  const by = requestExpiry(terms, now, choices.slot);
  return `${coach} answers by ${momentInSentence(by, zone, now)}; without an answer ${returned(chosen.session)}.`;
}

/** Inside a sentence: "the credit is returned", "the 2 credits are returned". */
const returned = (session: Known['chosen']['session']): string =>
  `${creditsAs('the', session?.creditCost ?? 1)} returned`;

function cancellingWords({ options: { terms }, chosen, choices, zone, now }: Known): string {
  const cost = chosen.session?.creditCost ?? 1;
  if (cost === 0) return 'You can cancel until the start.';
  const forgiven = chosen.credit?.freeLateCancelsLeft ?? 0;
  const later =
    forgiven > 0
      ? `after that too, ${timesMore(forgiven)}`
      : `after that ${cost === 1 ? 'it is' : 'they are'} lost`;
  if (choices.slot === null)
    return `Up to ${formatDuration(terms.lateWindow)} before the start ${returned(chosen.session)}; ${later}.`;
  const last = choices.slot - terms.lateWindow;
  if (last > now)
    return `Until ${momentInSentence(last, zone, now)} ${returned(chosen.session)}; ${later}.`;
  return forgiven > 0
    ? `The start is close: once it is confirmed, cancelling counts as late. ${creditsAs('The', cost)} returned ${timesMore(forgiven)}.`
    : `The start is close: once it is confirmed, cancelling loses the ${cost === 1 ? 'credit' : creditsWord(cost)}.`;
}

/** How often a late cancellation is still forgiven in a programme. */
const timesMore = (count: number): string =>
  count === 1 ? 'once more in this programme' : `${count} more times in this programme`;
