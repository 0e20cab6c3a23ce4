export const clockName = (of: string | undefined, zoneCity: string) =>
  `${of === undefined ? '' : `${of}: `}${zoneCity} time`;
