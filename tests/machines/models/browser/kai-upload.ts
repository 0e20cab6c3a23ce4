import type { KaiUploadEvent } from '#machines/kai-upload/events.ts';
import { explore } from '#tools/paths/explore.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { kaiUploadModel } from '../kai-upload.ts';
import type { BrowserModel } from './model.ts';

const step = (name: string, event: KaiUploadEvent): Case<KaiUploadEvent> => ({
  name,
  kind: 'person',
  event,
});

type Open = 'choosing' | 'checking' | 'uploading' | 'paused' | 'lost' | 'failed';

const isByHand = ({ event: { type } }: Case): boolean => type === 'SUBMIT' || type === 'HOLD_BACK';

/** Uploading a conversation, as its page does it: one file at a time is on its way, and tells what becomes of it one after the other. */
export const kaiUploadPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...kaiUploadModel,
      cases: (upload, now) => {
        const { sent } = upload.context;
        const isIn = (...states: readonly Open[]) =>
          states.some((open) => upload.matches({ open }));
        const isResting = isIn('choosing', 'failed');
        return [
          ...kaiUploadModel.cases(upload, now).filter(isByHand),
          ...(isResting ? [step('a file is chosen', { type: 'files.going', sent })] : []),
          ...(isIn('uploading')
            ? [
                step('the person pauses it', { type: 'files.paused', sent }),
                step('the connection breaks off', { type: 'files.lost', sent }),
                step('all of it has gone out', { type: 'files.checking', sent }),
              ]
            : []),
          ...(isIn('paused', 'lost')
            ? [step('the person has it go on', { type: 'files.going', sent })]
            : []),
          ...(isIn('uploading', 'paused', 'lost')
            ? [step('the person takes it out', { type: 'files.settled', sent })]
            : []),
          ...(isIn('checking') ? [step('it can be used', { type: 'files.settled', sent: 1 })] : []),
          ...(sent > 0 && (isResting || upload.matches('submitting'))
            ? [step('the person takes out what was sent', { type: 'files.settled', sent: 0 })]
            : []),
        ];
      },
    }),
  ),
  refuses: true,
  beyond: {},
};
