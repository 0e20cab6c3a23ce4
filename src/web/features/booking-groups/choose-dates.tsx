import { zoneCity } from '#domain/time/format.ts';
import { ZoneChip } from '#web/ui/dates/zone-chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Grid } from '#web/ui/layout/layout.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { GroupDraft } from './draft.ts';
import { mostTogether, rhythmNames, rhythms, type Rhythm } from './words.ts';
import * as texts from './texts.ts';

interface ChooseDatesProps {
  draft: GroupDraft;
  change: (patch: Partial<GroupDraft>) => void;
  timeZone: string;
  /** Whose clocks can be meant. */
  zones: readonly string[];
}

/** When the sessions are: by the clock on the wall, so that the hour stays when clocks change. */
export function ChooseDates({ draft, change, timeZone, zones }: ChooseDatesProps) {
  const { date, clock, rhythm, times } = draft;
  const set = (patch: Partial<GroupDraft>) => change({ ...patch, leftOut: [] });
  return (
    <Grid columns="two" gap="4">
      <Field label={texts.firstDate} errorKey="time" required>
        <TextInput
          type="date"
          value={date}
          onChange={({ target }) => set({ date: target.value })}
        />
      </Field>
      <Field label={texts.start} required tip={<ZoneChip zone={timeZone} />}>
        <TextInput
          type="time"
          step={300}
          value={clock}
          onChange={({ target }) => set({ clock: target.value })}
        />
      </Field>
      <Field label={texts.repeats} errorKey="rule">
        <Select<Rhythm>
          value={rhythm}
          options={rhythms.map((value) => ({ value, label: rhythmNames[value] }))}
          onChange={(value) => set({ rhythm: value || 'once' })}
        />
      </Field>
      {rhythm === 'once' ? null : (
        <Field label={texts.numberOfDates} tip={texts.atMostSessionsAtOnce(mostTogether)}>
          <NumberInput
            min={1}
            max={mostTogether}
            value={times}
            onChange={(value) => set({ times: value })}
          />
        </Field>
      )}
      {zones.length < 2 ? null : (
        <Field label={texts.byTheClockIn} errorKey="timeZone">
          <Select
            value={timeZone}
            options={zones.map((value) => ({ value, label: zoneCity(value) }))}
            onChange={(value) => set({ timeZone: value || null })}
          />
        </Field>
      )}
    </Grid>
  );
}
