import { fromCallback, fromPromise } from 'xstate';
import type { FrameMessage, StartMessage } from '#domain/interactive/frame-contract.ts';
import type { ActivityEvent } from '#machines/activity/events.ts';
import { isCompleted } from '#machines/interactive-response/labels.ts';
import { activityMachine } from '#machines/activity/machine.ts';
import type { ActivityRefusal } from '#machines/activity/setup.ts';
import { ApiError } from '#web/api/api-error.ts';
import { reasonOf } from '#web/api/messages.ts';
import { openSaver } from './saver.ts';
import type { Launched, Response, Source } from './sources.ts';

/** What the frame says, on its way to the chart. */
export interface Line {
  /** What the activity is told, once it is ready. */
  hear: (message: FrameMessage, answer: (start: StartMessage) => void) => void;
}

interface Host {
  readonly source: Source;
  readonly line: Line;
  readonly onLaunched: (launched: Launched) => void;
  readonly onResponse: (response: Response) => void;
}

/** The chart of an activity with a server behind it. */
export function hostedActivity({ source, line, onLaunched, onResponse }: Host) {
  let launched: Launched | null = null;
  const take = (response: Response): void => {
    if (launched) launched = { ...launched, response };
    onResponse(response);
  };
  return activityMachine.provide({
    actors: {
      launch: fromPromise<void, undefined>(async ({ signal }) => {
        launched = await source.launch(signal).catch(fail);
        onLaunched(launched);
      }),
      restart: fromPromise<void, undefined>(async () => {
        if (launched?.response) take(await source.restart(launched.response).catch(fail));
      }),
      listen: fromCallback<ActivityEvent>(({ sendBack }) => {
        const shown = launched;
        if (!shown) return undefined;
        const completed = (response: Response | null): void => {
          if (response && isCompleted(response.status)) sendBack({ type: 'response.completed' });
        };
        const saver = openSaver({
          async send(messages) {
            if (!launched?.response) return;
            take(await source.save(launched.response, messages));
            completed(launched.response);
          },
          isHopeless,
          onLost: () => sendBack({ type: 'save.lost' }),
          onBack: () => sendBack({ type: 'save.back' }),
        });
        line.hear = (message, answer) => {
          if (message.type === 'ready') {
            answer(startOf(shown));
            sendBack({ type: 'frame.ready' });
            return completed(shown.response);
          }
          if (message.type !== 'resize' && shown.response !== null) saver.save(message);
        };
        return () => {
          line.hear = () => undefined;
          saver.close();
        };
      }),
    },
  });
}

const startOf = ({ state, response }: Launched): StartMessage => ({
  type: 'start',
  state,
  attempt: response?.attempts ?? 1,
  isPreview: response === null,
});

/** Whatever is wrong with a message is wrong for ever; a server that is away, or busy, is not. */
const isHopeless = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'refused' &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429;

/** What the chart knows of a call that the server refused. */
function fail(error: unknown): never {
  const refusal: ActivityRefusal | null =
    error instanceof ApiError && error.kind === 'refused' ? { refusal: reasonOf(error) } : null;
  throw refusal ?? error;
}
