/** Seconds of a time as SCORM 1.2 writes it: 0012:30:05.25. */
export function secondsOfClock(text) {
  const [hours = 0, minutes = 0, seconds = 0] = String(text).split(':').map(Number);
  return orNone(hours * 3600 + minutes * 60 + seconds);
}

export function clockOf(seconds) {
  const whole = Math.floor(seconds);
  const two = (value) => String(value).padStart(2, '0');
  const hours = String(Math.min(9999, Math.floor(whole / 3600))).padStart(4, '0');
  const rest = two(Math.floor((seconds - whole) * 100));
  return `${hours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${rest}`;
}

export const duration =
  /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const lengths = [365 * 86_400, 30 * 86_400, 86_400, 3600, 60, 1];

/** Seconds of a time as SCORM 2004 writes it: PT12H30M5.25S. */
export function secondsOfDuration(text) {
  const [, ...parts] = duration.exec(text) ?? [];
  return orNone(parts.reduce((sum, part, at) => sum + Number(part ?? 0) * lengths[at], 0));
}

export function durationOf(seconds) {
  const hundredths = Math.round((seconds % 60) * 100) / 100;
  return `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${hundredths}S`;
}

const orNone = (seconds) => (Number.isFinite(seconds) ? seconds : 0);
