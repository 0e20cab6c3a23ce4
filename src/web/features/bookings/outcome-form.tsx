import { useState } from 'react';
import { useCommand } from '#web/screens/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import type { Booking } from './words.ts';

type Came = 'yes' | 'no';

const answers = [
  { value: 'yes', label: 'Attended' },
  { value: 'no', label: 'Missed' },
] as const;

/** Who came. Without the coach, or without anybody, the session counts otherwise and so does its credit. */
export function OutcomeForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const people = booking.expectedAttendees.filter(({ attendance }) => attendance === 'expected');
  const [coachCame, setCoachCame] = useState<Came>('yes');
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set());
  const command = useCommand('POST /bookings/{booking}/events', { onDone: onClose });
  const attended = people.map(({ person }) => person.id).filter((id) => !missed.has(id));

  const mark = (id: string, came: Came) =>
    setMissed((before) => {
      const after = new Set(before);
      if (came === 'no') after.add(id);
      else after.delete(id);
      return after;
    });
  const submit = () =>
    void command.send({
      params: { booking: booking.id },
      body: {
        type: 'RECORD_OUTCOME',
        version: booking.version,
        payload: { coachAttended: coachCame === 'yes', attended },
      },
    });
  return (
    <Card title="Record the outcome">
      <Form onSubmit={submit} errors={command.errors} aria-label="Record the outcome">
        {command.refusal === null ? null : (
          <Notice tone="error" live>
            {command.refusal}
          </Notice>
        )}
        <RadioGroup
          label={`${booking.coach.fullName}, coach`}
          direction="across"
          options={answers}
          value={coachCame}
          onChange={setCoachCame}
        />
        {people.map(({ person }) => (
          <RadioGroup
            key={person.id}
            label={person.fullName}
            direction="across"
            options={answers}
            value={missed.has(person.id) ? 'no' : 'yes'}
            onChange={(came) => mark(person.id, came)}
          />
        ))}
        <Notice tone={attended.length > 0 && coachCame === 'yes' ? 'info' : 'warning'}>
          {consequence(coachCame === 'yes', attended.length, booking.credit.cost)}
        </Notice>
        <Row>
          <Button type="submit" variant="primary" busy={command.busy}>
            Record outcome
          </Button>
          <Button onClick={onClose}>Not now</Button>
        </Row>
      </Form>
    </Card>
  );
}

function consequence(coachCame: boolean, attended: number, cost: number): string {
  const credit = (words: string) => (cost === 0 ? '' : ` The credit is ${words}.`);
  if (!coachCame) return `The session counts as missed by the coach.${credit('returned')}`;
  if (attended === 0) return `The session counts as missed.${credit('lost')}`;
  return `The session counts as completed.${credit('used')}`;
}
