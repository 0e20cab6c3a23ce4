import type { Recorded } from '#machines/attendee/context.ts';
import { attendanceNames, isExpected } from '#machines/attendee/labels.ts';
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

const ofCoach = [
  { value: 'yes', label: attendanceNames.attended },
  { value: 'no', label: attendanceNames.missed },
] as const;

const ofAttendee = (['attended', 'missed', 'excused'] as const).map((value) => ({
  value,
  label: attendanceNames[value],
}));

interface Attendance {
  readonly coachCame: Came;
  /** Of those who did not come, what became of them, by id. */
  readonly away: Readonly<Record<string, Recorded>>;
}

const everybody: Attendance = { coachCame: 'yes', away: {} };

/** Who came. Without the coach, or without anybody, the session counts otherwise and so does its credit. */
export function OutcomeForm({ booking, onClose }: Deed) {
  const people = booking.expectedAttendees.filter(({ attendance }) => isExpected(attendance));
  const form = useEventForm(bookingEvent.send, booking, 'RECORD_OUTCOME', {
    initial: everybody,
    payload: ({ coachCame: came, away }) => ({
      coachAttended: came === 'yes',
      attended: idsOf('attended', away),
      excused: idsOf('excused', away),
    }),
    onDone: onClose,
  });
  const { coachCame, away: absent } = form.values;
  const idsOf = (state: Recorded, away: Attendance['away']) =>
    people.map(({ person }) => person.id).filter((id) => (away[id] ?? 'attended') === state);
  const attended = idsOf('attended', absent);
  return (
    <Card title="Record the outcome">
      <Form onSubmit={form.submit} errors={form.errors} aria-label="Record the outcome">
        <FormNotices form={form} />
        <RadioGroup
          label={`${booking.coach.fullName}, coach`}
          direction="across"
          options={ofCoach}
          value={coachCame}
          onChange={(came) => form.change({ coachCame: came })}
        />
        {people.map(({ person }) => (
          <RadioGroup
            key={person.id}
            label={person.fullName}
            direction="across"
            options={ofAttendee}
            value={absent[person.id] ?? 'attended'}
            onChange={(state) => form.change({ away: { ...absent, [person.id]: state } })}
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
