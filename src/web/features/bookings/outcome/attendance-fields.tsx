import { creditsAs } from '#domain/credits/in-words.ts';
import type { Recorded } from '#machines/attendee/context.ts';
import { attendanceNames, hasWithdrawn } from '#machines/attendee/labels.ts';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Text } from '#web/ui/text.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { seenInWords } from './seen-in-room.ts';
import type { Booking } from '../words.ts';

type Came = 'yes' | 'no';

const ofCoach = [
  { value: 'yes', label: attendanceNames.attended },
  { value: 'no', label: attendanceNames.missed },
] as const;

const ofAttendee = (['attended', 'missed', 'excused'] as const).map((value) => ({
  value,
  label: attendanceNames[value],
}));

export interface Attendance {
  readonly coachCame: Came;
  /** Of those who did not come, what became of them, by id. */
  readonly away: Readonly<Record<string, Recorded>>;
}

/** Those whose coming is to be told, or was. */
export const peopleNotified = ({ expectedAttendees }: Booking): Booking['expectedAttendees'] =>
  expectedAttendees.filter(({ attendance }) => !hasWithdrawn(attendance));

/** Where somebody was seen in the meeting room, who was not seen there missed it, until the answer says otherwise; where nobody was, all came. */
export function attendanceSeen(booking: Booking): Attendance {
  const { seenInRoom, coach } = booking;
  const isAway = (id: string) =>
    seenInRoom.length > 0 && !seenInRoom.some(({ person }) => person === id);
  const away = peopleNotified(booking).filter(({ person }) => isAway(person.id));
  return {
    coachCame: isAway(coach.id) ? 'no' : 'yes',
    away: Object.fromEntries(away.map(({ person }) => [person.id, 'missed'])),
  };
}

/** The answers as events carry them. */
export function attendanceOf({ coachCame, away }: Attendance, booking: Booking) {
  const idsOf = (state: Recorded) =>
    peopleNotified(booking)
      .map(({ person }) => person.id)
      .filter((id) => (away[id] ?? 'attended') === state);
  return {
    coachAttended: coachCame === 'yes',
    attended: idsOf('attended'),
    excused: idsOf('excused'),
  };
}

interface AttendanceFieldsProps {
  booking: Booking;
  form: Pick<RecordForm<Attendance>, 'values' | 'change'>;
}

/** Who came, one question a person. */
export function AttendanceFields({ booking, form }: AttendanceFieldsProps) {
  const { coachCame, away } = form.values;
  const { seenInRoom } = booking;
  const zone = useZone();
  const isVideo = booking.location.kind === 'video';
  return (
    <>
      {isVideo && seenInRoom.length === 0 ? (
        <Text tone="muted">
          Nobody was seen in the meeting room, so it says nothing about who came.
        </Text>
      ) : null}
      <RadioGroup
        label={`${booking.coach.fullName}, coach`}
        direction="across"
        options={ofCoach}
        value={coachCame}
        onChange={(came) => form.change({ coachCame: came })}
        tip={seenInWords(booking, booking.coach.id, zone)}
      />
      {peopleNotified(booking).map(({ person }) => (
        <RadioGroup
          key={person.id}
          label={person.fullName}
          direction="across"
          options={ofAttendee}
          value={away[person.id] ?? 'attended'}
          onChange={(state) => form.change({ away: { ...away, [person.id]: state } })}
          tip={seenInWords(booking, person.id, zone)}
        />
      ))}
    </>
  );
}

/** What the answers come to. */
export function outcomeInWords(
  { coachAttended, attended }: ReturnType<typeof attendanceOf>,
  { credit: { cost }, eachPays }: Pick<Booking, 'credit' | 'eachPays'>,
): string {
  const credit = (words: string, ofEach = `${creditsAs("Everybody's", cost)} ${words}.`) =>
    cost === 0 ? '' : ` ${eachPays ? ofEach : `${creditsAs('The', cost)} ${words}.`}`;
  if (!coachAttended) return `The session counts as missed by the coach.${credit('returned')}`;
  const each =
    cost === 1
      ? 'Who came has used their credit, who missed it loses it, who is excused keeps it.'
      : `Who came has used their ${cost} credits, who missed it loses them, who is excused keeps them.`;
  if (attended.length === 0) return `The session counts as missed.${credit('lost', each)}`;
  return `The session counts as completed.${credit('used', each)}`;
}
