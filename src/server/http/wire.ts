/** An instant on the wire: UTC, ISO 8601 with milliseconds. */
export const wireInstant = (ms: number): string => new Date(ms).toISOString();

export const wireInstantOrNull = (ms: number | null): string | null =>
  ms === null ? null : wireInstant(ms);
