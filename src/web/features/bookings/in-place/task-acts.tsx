import { Suspense, useRef, useState } from 'react';
import { SaidInPlace } from '#web/screens/command/use-answer.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { bookingEvent, useBooking } from '../action/booking-event.ts';
import type { Done, PageAction } from '../action/page-action.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { withdrawRequest, wordsOf, type Act } from './words.ts';

/** What a list says of a booking about which something can be done. */
export interface TaskBooking {
  readonly id: string;
  readonly version: number;
  readonly times: number;
  readonly requestId: string | null;
  readonly availableEvents: readonly { readonly type: string; readonly enabled: boolean }[];
}

interface TaskActsProps {
  booking: TaskBooking;
  /** What the buttons are about, for those who don't see what stands beside them. */
  about: string;
  /** Both sides had agreed on it, and it is to be moved. */
  isMove: boolean;
  /** It is done; `sentence` says so where it stood. */
  onDone: (sentence: string) => void;
}

/** What is said at a press; a yes only where there is one time. */
const presses = ['CONFIRM', 'ACCEPT_MOVE', 'DECLINE_MOVE'] as const;
type Press = (typeof presses)[number];
const isPress = (act: Act): act is Press => presses.some((each) => each === act);

type Formed = Exclude<Act, 'ACCEPT_MOVE' | 'DECLINE_MOVE'>;

const forms: Readonly<Record<Formed, React.ComponentType<PageAction>>> = {
  CONFIRM: lazyPart(async () => (await import('./confirm-form.tsx')).ConfirmForm),
  SUGGEST_TIME: lazyPart(async () => (await import('../respond/suggest-form.tsx')).SuggestHere),
  REJECT: lazyPart(async () => (await import('../respond/decline-form.tsx')).DeclineHere),
  RECORD_OUTCOME: lazyPart(async () => (await import('../outcome/outcome-form.tsx')).OutcomeForm),
};

/** A yes at a press where one time was asked for; everything else in a form that opens below. */
export const TaskActs = (props: TaskActsProps) => (
  <SaidInPlace value>
    <Acts {...props} />
  </SaidInPlace>
);

function Acts({ booking, about, isMove, onDone }: TaskActsProps) {
  const [open, setOpen] = useState<Formed | null>(null);
  const [pressed, setPressed] = useState<Press>('CONFIRM');
  const said = useRef<string | null>(null);
  const command = useCommand(bookingEvent.send, {
    onDone: (_, sentence) => {
      said.current = sentence;
    },
  });
  const send = async (act: Press) => {
    setPressed(act);
    const answer = await command.send({
      params: { booking: booking.id },
      body: { type: act, version: booking.version, payload: {} },
    });
    if (answer !== undefined) onDone(said.current ?? wordsOf(act, isMove).done);
  };
  const opens = (act: Act): act is Formed =>
    !isPress(act) || (act === 'CONFIRM' && booking.times > 1);
  const press = (act: Act) => {
    if (opens(act)) setOpen(open === act ? null : act);
    else void send(act);
  };
  const offered = offeredOf(booking);
  const isWithdrawable =
    booking.requestId !== null &&
    booking.availableEvents.some(({ type, enabled }) => type === 'CANCEL_REQUEST' && enabled);
  const problem = command.refusal ?? command.errors['time'];
  return (
    <Stack gap="3">
      <Row gap="2">
        {offered.map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === 'REJECT' ? 'dangerQuiet' : undefined}
            busy={act === pressed && command.busy}
            aria-expanded={opens(act) ? open === act : undefined}
            aria-label={`${wordsOf(act, isMove).verb}: ${about}`}
            onClick={() => press(act)}
          >
            {wordsOf(act, isMove).verb}
          </Button>
        ))}
        {isWithdrawable ? (
          <LinkButton
            size="small"
            variant="dangerQuiet"
            to="/app/booking-requests/$bookingRequest/cancel"
            params={{ bookingRequest: booking.requestId ?? '' }}
          >
            {withdrawRequest}
          </LinkButton>
        ) : null}
      </Row>
      {problem === undefined ? null : (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
      {open === null ? null : (
        <OpenForm
          id={booking.id}
          act={open}
          onClose={() => setOpen(null)}
          onDone={(_booking, _go, sentence) => onDone(sentence ?? wordsOf(open, isMove).done)}
        />
      )}
    </Stack>
  );
}

const offeredOf = ({ availableEvents }: TaskBooking): Act[] =>
  (
    ['CONFIRM', 'ACCEPT_MOVE', 'DECLINE_MOVE', 'SUGGEST_TIME', 'REJECT', 'RECORD_OUTCOME'] as const
  ).filter((act) => availableEvents.some(({ type, enabled }) => type === act && enabled));

interface OpenFormProps {
  id: string;
  act: Formed;
  onClose: () => void;
  onDone: Done;
}

function OpenForm({ id, act, onClose, onDone }: OpenFormProps) {
  const query = useBooking({ booking: id });
  const Form = forms[act];
  return (
    <Loaded query={query}>
      {(booking) => (
        <Suspense fallback={<WaitingLines />}>
          <Form booking={booking} onClose={onClose} onDone={onDone} />
        </Suspense>
      )}
    </Loaded>
  );
}
