/** The reader's own time zone, IANA. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
