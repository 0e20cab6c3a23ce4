/** The zone of the browser, IANA: the one that its reader sees times in (decision 58). */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
