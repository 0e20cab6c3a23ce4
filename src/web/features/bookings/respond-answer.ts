import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommand } from '#web/screens/use-command.ts';
import type { Booking } from './words.ts';

/** An answer that is being given: it outlives changes of the booking, so that nothing typed is lost when somebody else is faster. */
export function useAnswer({ id, version }: Booking) {
  const router = useRouter();
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const params = { booking: id };
  const command = useCommand('POST /bookings/{booking}/events', {
    onDone: () => void router.navigate({ to: '/app/bookings/$booking', params }),
  });
  return {
    declining,
    setDeclining,
    reason,
    write(text: string) {
      setReason(text);
      setMissing(false);
    },
    confirm: () => void command.send({ params, body: { type: 'CONFIRM', version, payload: {} } }),
    decline() {
      const given = reason.trim();
      setMissing(given === '');
      if (given === '') return;
      void command.send({ params, body: { type: 'REJECT', version, payload: { reason: given } } });
    },
    busy: command.busy,
    errors: missing ? { reason: 'Tell the member why you are declining.' } : command.errors,
    told: command.refusal ?? command.errors['time'] ?? null,
    /** Something was typed, or was refused: the page has to stay for it. */
    isBegun: reason.trim() !== '' || command.refusal !== null,
  };
}

export type Answer = ReturnType<typeof useAnswer>;
