import { creditsAs } from '#domain/credits/in-words.ts';
import type { Recorded } from '#machines/attendee/context.ts';
import { attendanceNames, hasWithdrawn } from '#machines/attendee/labels.ts';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { seenInWords } from './seen-in-room.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

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
  /** Null until somebody says it. */
  readonly coachCame: Came | null;
  /** What became of each, by id; whoever is left out has yet to be told of. */
  readonly each: Readonly<Record<string, Recorded>>;
}

/** Those whose coming is to be told, or was. */
export const peopleNotified = ({ expectedAttendees }: Booking): Booking['expectedAttendees'] =>
  expectedAttendees.filter(({ attendance }) => !hasWithdrawn(attendance));

/** Where somebody was seen in the meeting room, who was not seen there missed it, until the answer says otherwise; where nobody was, nothing is known. */
export function attendanceSeen(booking: Booking): Attendance {
  const { seenInRoom, coach } = booking;
  if (seenInRoom.length === 0) return { coachCame: null, each: {} };
  const isSeen = (id: string) => seenInRoom.some(({ person }) => person === id);
  return {
    coachCame: isSeen(coach.id) ? 'yes' : 'no',
    each: Object.fromEntries(
      peopleNotified(booking).map(({ person: { id } }) => [id, isSeen(id) ? 'attended' : 'missed']),
    ),
  };
}

/** Everybody came. */
const allCame = (booking: Booking): Attendance => ({
  coachCame: 'yes',
  each: Object.fromEntries(peopleNotified(booking).map(({ person }) => [person.id, 'attended'])),
});

/** Whoever has not been told of, by the field that asks. */
export function attendanceMissing(
  { coachCame, each }: Attendance,
  booking: Booking,
): Readonly<Record<string, string>> {
  const untold = peopleNotified(booking).filter(({ person }) => each[person.id] === undefined);
  return {
    ...(coachCame === null && { coachAttended: texts.sayWhetherTheCoachAttended }),
    ...Object.fromEntries(
      untold.map(({ person }) => [person.id, texts.sayWhetherAttended(person.fullName)]),
    ),
  };
}

/** The answers as events carry them. */
export function attendanceOf({ coachCame, each }: Attendance, booking: Booking) {
  const idsOf = (state: Recorded) =>
    peopleNotified(booking)
      .map(({ person }) => person.id)
      .filter((id) => each[id] === state);
  return {
    coachAttended: coachCame === 'yes',
    attended: idsOf('attended'),
    excused: idsOf('excused'),
  };
}

/** Whether it is known what the session counts as. */
export const isAnswered = (values: Attendance, booking: Booking): boolean =>
  values.coachCame === 'no' || Object.keys(attendanceMissing(values, booking)).length === 0;

interface AttendanceFieldsProps {
  booking: Booking;
  form: Pick<RecordForm<Attendance>, 'values' | 'change'>;
}

/** Who came, one question a person. */
export function AttendanceFields({ booking, form }: AttendanceFieldsProps) {
  const { coachCame, each } = form.values;
  const { seenInRoom } = booking;
  const zone = useZone();
  const isVideo = booking.location.kind === 'video';
  return (
    <>
      {isVideo && seenInRoom.length === 0 ? (
        <Text tone="muted">{texts.nobodyUsedTheMeetingRoom}</Text>
      ) : null}
      {Object.keys(attendanceMissing(form.values, booking)).length > 1 ? (
        <Row>
          <Button size="small" onClick={() => form.change(allCame(booking))}>
            {texts.everyoneAttended}
          </Button>
        </Row>
      ) : null}
      <RadioGroup
        label={texts.coach(booking.coach.fullName)}
        errorKey="coachAttended"
        direction="across"
        options={ofCoach}
        value={coachCame ?? undefined}
        onChange={(came) => form.change({ coachCame: came })}
        tip={seenInWords(booking, booking.coach.id, zone)}
      />
      {peopleNotified(booking).map(({ person }) => (
        <RadioGroup
          key={person.id}
          label={person.fullName}
          errorKey={person.id}
          direction="across"
          options={ofAttendee}
          value={each[person.id]}
          onChange={(state) => form.change({ each: { ...each, [person.id]: state } })}
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
  const credit = (words: string, ofEach = `${creditsAs('Everyone’s', cost)} ${words}.`) =>
    cost === 0 ? '' : ` ${eachPays ? ofEach : `${creditsAs('The', cost)} ${words}.`}`;
  if (!coachAttended) return texts.theSessionCountsAsMissed(credit('returned'));
  const each = cost === 1 ? texts.thoseWhoAttendedUseTheirCredit : texts.thoseWhoAttendedUse(cost);
  if (attended.length === 0) return texts.theSessionCountsAsMissed2(credit('lost', each));
  return texts.theSessionCountsAsCompleted(credit('used', each));
}
