import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { Device } from './tracks.ts';
import * as texts from './texts.ts';

interface DeviceChoiceProps {
  label: string;
  devices: readonly Device[];
  chosen: string | null;
  disabled?: boolean;
  onChoose: (id: string) => void;
}

/** One of those that are plugged in. */
export function DeviceChoice({
  label,
  devices,
  chosen,
  disabled = false,
  onChoose,
}: DeviceChoiceProps) {
  return (
    <Field label={label}>
      <Select
        options={devices.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen ?? ''}
        placeholder={chosen === null ? texts.no(label.toLowerCase()) : undefined}
        disabled={disabled}
        onChange={(id) => {
          if (id !== '') onChoose(id);
        }}
      />
    </Field>
  );
}
