import type { BookingRequestFailure } from '#machines/booking-request/context.ts';
import { ApiError } from '#web/api/api-error.ts';
import { fieldErrorsOf, reasonOf } from '#web/api/messages.ts';

/** What the machine is told of a call that failed. */
class FlowFailure extends Error implements BookingRequestFailure {
  override readonly name = 'FlowFailure';
  readonly reason: BookingRequestFailure['reason'];
  readonly sentence?: string;
  readonly next?: readonly number[];

  constructor({ reason, sentence, next }: BookingRequestFailure) {
    super(reason);
    this.reason = reason;
    this.sentence = sentence;
    this.next = next;
  }
}

/** A refusal about the time leads back to the times, with its reason and the next free ones; one about the credit to the credits; a server that is down asks for patience. */
export async function flowFailure(
  error: unknown,
  nextFree: () => Promise<readonly number[]>,
): Promise<FlowFailure> {
  const refused = error instanceof ApiError && error.kind === 'refused' && error.status < 500;
  if (!refused) return new FlowFailure({ reason: 'unreachable' });
  const errors = fieldErrorsOf(error);
  if (errors['time'] !== undefined) {
    const next = await nextFree().catch(() => []);
    return new FlowFailure({ reason: 'timeRefused', sentence: errors['time'], next });
  }
  if (errors['credit'] !== undefined)
    return new FlowFailure({ reason: 'creditGone', sentence: errors['credit'] });
  return new FlowFailure({ reason: 'refused', sentence: reasonOf(error) });
}
