import { Suspense, useState } from 'react';
import { SaidInPlace } from '#web/screens/command/use-answer.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { bookingEvent, useBooking } from '../action/booking-event.ts';
import type { PageAction } from '../action/page-action.ts';
import { acts } from './words.ts';

type Act = keyof typeof acts;

/** What a list says of a booking about which something can be done. */
export interface TaskBooking {
  readonly id: string;
  readonly version: number;
  readonly times: number;
  readonly availableEvents: readonly { readonly type: string; readonly enabled: boolean }[];
}

interface TaskActsProps {
  booking: TaskBooking;
  /** What the buttons are about, for those who don't see what stands beside them. */
  about: string;
  /** It is done; `sentence` says so where it stood. */
  onDone: (sentence: string) => void;
}

const forms: Readonly<Record<Act, React.ComponentType<PageAction>>> = {
  CONFIRM: lazyPart(async () => (await import('./confirm-form.tsx')).ConfirmForm),
  REJECT: lazyPart(async () => (await import('../respond/decline-form.tsx')).DeclineHere),
  RECORD_OUTCOME: lazyPart(async () => (await import('../outcome/outcome-form.tsx')).OutcomeForm),
};

/** A yes at a press where one time was asked for; everything else in a form that opens below. */
export const TaskActs = (props: TaskActsProps) => (
  <SaidInPlace value>
    <Acts {...props} />
  </SaidInPlace>
);

function Acts({ booking, about, onDone }: TaskActsProps) {
  const [open, setOpen] = useState<Act | null>(null);
  const confirm = useCommand(bookingEvent.send, { onDone: () => onDone(acts.CONFIRM.done) });
  const press = (act: Act) => {
    if (act !== 'CONFIRM' || booking.times > 1) setOpen(open === act ? null : act);
    else
      void confirm.send({
        params: { booking: booking.id },
        body: { type: 'CONFIRM', version: booking.version, payload: {} },
      });
  };
  const offered = offeredOf(booking);
  const problem = confirm.refusal ?? confirm.errors['time'];
  return (
    <Stack gap="3">
      <Row gap="2">
        {offered.map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === 'REJECT' ? 'dangerQuiet' : undefined}
            busy={act === 'CONFIRM' && confirm.busy}
            aria-expanded={act === 'CONFIRM' && booking.times === 1 ? undefined : open === act}
            aria-label={`${acts[act].verb}: ${about}`}
            onClick={() => press(act)}
          >
            {acts[act].verb}
          </Button>
        ))}
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
          onDone={() => onDone(acts[open].done)}
        />
      )}
    </Stack>
  );
}

const offeredOf = ({ availableEvents }: TaskBooking): Act[] =>
  (['CONFIRM', 'REJECT', 'RECORD_OUTCOME'] as const).filter((act) =>
    availableEvents.some(({ type, enabled }) => type === act && enabled),
  );

interface OpenFormProps {
  id: string;
  act: Act;
  onClose: () => void;
  onDone: () => void;
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
