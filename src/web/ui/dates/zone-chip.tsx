import { useState } from 'react';
import { zoneCity } from '#domain/time/format.ts';
import { zoneChoiceName } from '#domain/time/zone-choice.ts';
import { Badge } from '../badge.tsx';
import { Clock } from '../icons.ts';
import * as texts from './zone-texts.ts';

interface ZoneChipProps {
  zone: string;
  /** What goes by it, where that has to be said: "Working hours". */
  of?: string;
  /** The moment meant, since zones change their distance from Greenwich; now when not given. */
  at?: string | number;
}

/** By which clock a time is, wherever two could be meant: "London time". Its title says how far that is from Greenwich. */
export function ZoneChip({ zone, of, at }: ZoneChipProps) {
  const [shownAt] = useState(Date.now);
  const moment = typeof at === 'string' ? Date.parse(at) : (at ?? shownAt);
  return (
    <span title={zoneChoiceName(zone, moment)}>
      <Badge icon={<Clock />}>{texts.clockName(of, zoneCity(zone))}</Badge>
    </span>
  );
}
