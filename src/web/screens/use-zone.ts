import { ownZone } from '#domain/time/own-zone.ts';

/** The IANA zone that times are shown in: the browser's (specification, 9). */
export const useZone = (): string => ownZone();
