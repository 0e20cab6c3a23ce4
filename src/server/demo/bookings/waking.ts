import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import { wallAt } from '#domain/time/local.ts';
import type { Generator } from '../generator.ts';

const morning = 7.5 * 60;
const evening = 21 * 60;

/** The moment itself when somebody in the zone is awake, else some time of the evening before. */
export function beforeBed(random: Generator, zone: string, at: number): number {
  const { minutes } = wallAt(zone, at);
  if (minutes >= morning && minutes <= evening) return at;
  const sinceEvening = (minutes - evening + 1440) % 1440;
  return at - sinceEvening * MINUTE - Math.floor(random.fraction() * HOUR);
}

/** The moment itself when somebody in the zone is awake, else some time of the next morning. */
export function afterWaking(random: Generator, zone: string, at: number): number {
  const { minutes } = wallAt(zone, at);
  if (minutes >= morning && minutes <= evening) return at;
  const untilMorning = (morning - minutes + 1440) % 1440;
  return at + untilMorning * MINUTE + Math.floor(random.fraction() * HOUR);
}
