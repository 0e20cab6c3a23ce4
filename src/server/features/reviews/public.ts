export { reviewKind } from './kind.ts';
export { openReviews } from './open.ts';
