/** The IANA zone that times are shown in: the browser's (specification, 9). */
export const useZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
