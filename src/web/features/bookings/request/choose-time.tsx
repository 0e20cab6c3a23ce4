import { wallOf } from '#domain/time/wall.ts';
import { TimePicker, today, useTimes } from '#web/features/booking-requests/times/public.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Group } from './choose-session.tsx';
import type { CreateParts } from './create-parts.ts';
import * as texts from './texts.ts';

/** The coach's free times; staff may name a time outside the notice and the hours when they say why. */
export function ChooseTime(props: CreateParts & { mayOverride: boolean }) {
  const { draft, change, known, errors, zone, now, mayOverride } = props;
  const { session, coach, credit } = known;
  const from = draft.from ?? today(zone);
  const query = useTimes({
    session: session?.id ?? null,
    coach: coach?.id ?? null,
    credit: credit?.id ?? null,
    for: draft.party?.id ?? null,
    from,
  });
  if (coach === undefined) return null;
  const show = (date: string) => change({ from: date });
  const pick = (slot: number) => change({ slot, from: draft.from });
  return (
    <Group name="time" error={errors['time']}>
      <Stack gap="4" as="section" aria-label={texts.time}>
        <Text look="heading" as="h2">
          {texts.time}
        </Text>
        {draft.own === null ? (
          <Loaded query={query}>
            {(times) => (
              <TimePicker
                times={times}
                from={from}
                today={today(zone)}
                now={now}
                zone={zone}
                coach={{ name: coach.fullName, timeZone: coach.timeZone }}
                value={draft.slot}
                onPick={pick}
                onFrom={show}
                onJump={(slot) => change({ slot, from: wallOf(zone, slot).date })}
              />
            )}
          </Loaded>
        ) : (
          <OwnTime {...props} own={draft.own} />
        )}
        {mayOverride ? (
          <Checkbox
            label={texts.bookATimeOutside}
            checked={draft.own !== null}
            onChange={({ target }) =>
              change({ own: target.checked ? { date: from, clock: '', reason: '' } : null })
            }
          />
        ) : null}
      </Stack>
    </Group>
  );
}

function OwnTime({
  change,
  own,
}: CreateParts & { own: { date: string; clock: string; reason: string } }) {
  const set = (patch: Partial<typeof own>) => change({ own: { ...own, ...patch } });
  return (
    <Stack gap="4">
      <Grid columns="two" gap="4">
        <Field label={texts.date} required>
          <TextInput
            type="date"
            value={own.date}
            onChange={({ target }) => set({ date: target.value })}
          />
        </Field>
        <Field label={texts.start} required tip={texts.yourOwnTime}>
          <TextInput
            type="time"
            step={300}
            value={own.clock}
            onChange={({ target }) => set({ clock: target.value })}
          />
        </Field>
      </Grid>
      <Field
        label={texts.reason}
        errorKey="overrideReason"
        required
        tip={texts.whyThisTimeIsNeeded}
      >
        <Textarea
          rows={2}
          maxLength={500}
          value={own.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
    </Stack>
  );
}
