import { MINUTE } from './calendar.ts';
import { zoneCity, zoneLongName } from './words.ts';
import { offsetAt } from './zone.ts';

/** How far a zone is from Greenwich: "GMT+0", "GMT+5:45". */
export function zoneOffsetName(zone: string, at: number): string {
  const minutes = Math.round(offsetAt(zone, at) / MINUTE);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** A zone as somebody looks for it: "London, GMT+1 / British Summer Time". */
export function zoneChoiceName(zone: string, at: number): string {
  const [offset, name] = [zoneOffsetName(zone, at), zoneLongName(zone, at)];
  // Some zones have no name of their own, and say their offset again.
  const isPlain = /^GMT[+-]/.test(name);
  return `${zoneCity(zone)}, ${offset}${isPlain ? '' : ` / ${name}`}`;
}
