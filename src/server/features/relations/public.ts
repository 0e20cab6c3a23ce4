export { inForce, isOver, permissionDay } from './in-force.ts';
export { bookableBy } from './reach.ts';
