import { requestExpiry } from '#domain/policy/parameters.ts';
import { formatDuration } from '#domain/time/format.ts';
import type { Fact } from '#web/ui/facts.tsx';
import { creditsWord } from './flow/flow-page.ts';
import type { FlowPage } from './flow/flow-page.ts';
import { momentInSentence } from './time/week.ts';
import * as texts from './texts.ts';

type Known = Pick<FlowPage, 'options' | 'chosen' | 'choices' | 'zone' | 'now'>;

/** What a booking will mean, as far as the choices tell and by the rules of the member's organisation: what it costs, who confirms it and until when, and until when it can be cancelled. */
export function consequencesOf(known: Known): Fact[] {
  const { session } = known.chosen;
  if (session === undefined) return [];
  return [
    { term: texts.credit, detail: creditWords(known) },
    { term: texts.confirmation, detail: confirmationWords(known) },
    { term: texts.cancelling, detail: cancellingWords(known) },
  ];
}

function creditWords(known: Known): string {
  const words = ownCreditWords(known);
  return known.chosen.session?.eachPays && known.chosen.session.creditCost > 0
    ? texts.everyoneElseWhoComesPays(words)
    : words;
}

function ownCreditWords({ chosen: { session, credit, team } }: Known): string {
  const cost = session?.creditCost ?? 0;
  if (cost === 0) return texts.thisSessionIsFree;
  if (credit === undefined) return texts.itCosts(creditsWord(cost));
  if (credit.fromPool)
    return texts.fromThePoolOfYours(creditsWord(cost), credit.programme.name, cost === 1);
  const whose = team === undefined || session?.eachPays ? 'your' : texts.yourTeams;
  const which =
    credit.available === cost
      ? texts.theLastOfCredits(whose, cost)
      : texts.ofLabel(cost, whose, creditsWord(credit.available));
  return texts.inIsReservedWhenYou(which, credit.programme.name, cost === 1);
}

function confirmationWords({ options: { terms }, chosen, choices, zone, now }: Known): string {
  const coach = chosen.coach?.fullName ?? texts.theCoach;
  if (chosen.session?.needsConfirmation === false) return texts.bookedImmediatelyNobody;
  if (choices.slot === null)
    return texts.hasToAnswerWithout(
      coach,
      formatDuration(terms.requestTtl),
      returned(chosen.session),
    );
  const by = requestExpiry(terms, now, choices.slot);
  return texts.answersByWithoutAnAnswer(
    coach,
    momentInSentence(by, zone, now),
    returned(chosen.session),
  );
}

/** Inside a sentence: "the credit is returned", "the 2 credits are returned". */
const returned = (session: Known['chosen']['session']): string =>
  texts.returned(session?.creditCost ?? 1);

function cancellingWords({ options: { terms }, chosen, choices, zone, now }: Known): string {
  const cost = chosen.session?.creditCost ?? 1;
  if (cost === 0) return texts.youCanCancelUntil;
  const forgiven = chosen.credit?.freeLateCancelsLeft ?? 0;
  const later =
    forgiven > 0 ? texts.afterThatAsWell(timesMore(forgiven)) : texts.afterThatLost(cost === 1);
  if (choices.slot === null)
    return texts.upToBeforeTheStart(
      formatDuration(terms.lateWindow),
      returned(chosen.session),
      later,
    );
  const last = choices.slot - terms.lateWindow;
  if (last > now)
    return texts.until(momentInSentence(last, zone, now), returned(chosen.session), later);
  return forgiven > 0
    ? texts.theStartIsCloseOnce(cost, timesMore(forgiven))
    : texts.theStartIsCloseOnceItIsConfirmed(cost === 1, creditsWord(cost));
}

/** How often a late cancellation is still forgiven in a programme. */
const timesMore = (count: number): string =>
  count === 1 ? texts.onceMoreInThisProgramme : texts.moreTimesInThisProgramme(count);
