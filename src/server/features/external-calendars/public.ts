export { farewellDelivery, leaveCalendarsOf } from './farewell.ts';
export { externalCalendarKind } from './kind.ts';
export { reachDelivery } from './reach.ts';
export { syncDelivery, writeDelivery } from './round.ts';
export { syncRinging, syncTimers } from './sync-timer.ts';
