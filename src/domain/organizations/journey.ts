/** How far somebody has come in being coached (domain reference, 3.3), in the order of the way. */
export const journeyStatuses = ['invited', 'activated', 'started', 'stalled', 'finished'] as const;
export type JourneyStatus = (typeof journeyStatuses)[number];

/** Days without a session, and none ahead, after which somebody counts as stalled. */
export const stalledAfterDays = 30;
