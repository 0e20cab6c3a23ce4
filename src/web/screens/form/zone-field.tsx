import { useState } from 'react';
import { zoneChoiceName } from '#domain/time/zone-choice.ts';
import { zonesNamed } from '#domain/time/zones-named.ts';
import { Combobox } from '../../ui/forms/combobox.tsx';
import * as texts from './texts.ts';

/** Lines of the list; who looks for another zone types more of it. */
const most = 50;

interface ZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
}

/** A time zone, found by its place, its offset or the name of its time. */
export function ZoneField({ value, onChange }: ZoneFieldProps) {
  const [now] = useState(Date.now);
  const [zones] = useState(() =>
    Intl.supportedValuesOf('timeZone').map((zone) => ({
      value: zone,
      label: zoneChoiceName(zone, now),
    })),
  );
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <Combobox
      options={zonesNamed(zones, typed).slice(0, most)}
      chosen={isOpen ? '' : zoneChoiceName(value, now)}
      placeholder={texts.cityOffsetOrName}
      none={texts.noZoneByThatName}
      onSearch={setTyped}
      onChoose={(zone) => {
        setOpen(zone === null);
        if (zone !== null) onChange(zone.value);
      }}
    />
  );
}
