export { inForce, isOver, permissionDay } from './in-force.ts';
export { bookableBy } from './bookable.ts';
