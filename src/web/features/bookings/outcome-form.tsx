import { FormNotices } from '#web/screens/form-page.tsx';
import { useEventForm } from '#web/screens/use-event-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { bookingEvent } from './booking-event.ts';
import type { Deed } from './on-page.tsx';

type Came = 'yes' | 'no';

const answers = [
  { value: 'yes', label: 'Attended' },
  { value: 'no', label: 'Missed' },
] as const;

interface Attendance {
  readonly coachCame: Came;
  /** Ids of those who did not come. */
  readonly missed: readonly string[];
}

const everybody: Attendance = { coachCame: 'yes', missed: [] };

/** Who came. Without the coach, or without anybody, the session counts otherwise and so does its credit. */
export function OutcomeForm({ booking, onClose }: Deed) {
  const people = booking.expectedAttendees.filter(({ attendance }) => attendance === 'expected');
  const form = useEventForm(bookingEvent.send, booking, 'RECORD_OUTCOME', {
    initial: everybody,
    payload: ({ coachCame: came, missed: away }) => ({
      coachAttended: came === 'yes',
      attended: idsBut(away),
    }),
    onDone: onClose,
  });
  const { coachCame, missed } = form.values;
  const idsBut = (away: readonly string[]) =>
    people.map(({ person }) => person.id).filter((id) => !away.includes(id));
  const attended = idsBut(missed);
  const mark = (id: string, came: Came) =>
    form.change({
      missed: [...missed.filter((each) => each !== id), ...(came === 'no' ? [id] : [])],
    });
  return (
    <Card title="Record the outcome">
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Record the outcome">
        <FormNotices form={form} />
        <RadioGroup
          label={`${booking.coach.fullName}, coach`}
          direction="across"
          options={answers}
          value={coachCame}
          onChange={(came) => form.change({ coachCame: came })}
        />
        {people.map(({ person }) => (
          <RadioGroup
            key={person.id}
            label={person.fullName}
            direction="across"
            options={answers}
            value={missed.includes(person.id) ? 'no' : 'yes'}
            onChange={(came) => mark(person.id, came)}
          />
        ))}
        <Notice tone={attended.length > 0 && coachCame === 'yes' ? 'info' : 'warning'}>
          {consequence(coachCame === 'yes', attended.length, booking.credit.cost)}
        </Notice>
        <Row>
          <Button type="submit" variant="primary" busy={form.busy}>
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
