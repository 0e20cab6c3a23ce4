import type { ResponseContext } from '#machines/interactive-response/context.ts';
import type { ResponseEvent } from '#machines/interactive-response/machine.ts';

/** What the history keeps of an event, from before to after: of a state no more than how long it is, because people write in it. */
export function remembered(
  event: ResponseEvent,
  before: ResponseContext | null,
): Readonly<Record<string, unknown>> {
  switch (event.type) {
    case 'PROGRESS': {
      const progress = before?.progress ?? 0;
      // What is completed makes none.
      return { before: progress, after: before?.completedAt == null ? event.progress : progress };
    }
    case 'SCORE':
      return { before: before?.score ?? null, after: event.score };
    case 'SAVE_STATE':
      return { before: before?.state?.length ?? 0, after: event.state.length };
    case 'RESET':
      return { reason: event.reason };
    default:
      return {};
  }
}
