export { disconnectCleanupDelivery, leaveCalendarsOf } from './disconnect-cleanup.ts';
export { externalCalendarKind } from './kind.ts';
export { probeDelivery } from './probe.ts';
export { syncDelivery, writeDelivery } from './sync.ts';
export { syncRinging, syncTimers } from './sync-timer.ts';
