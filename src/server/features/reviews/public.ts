export { reviewKind } from './kind.ts';
export { openReviews } from './open.ts';
export { ratingsOf } from './ratings.ts';
export { commentFor } from './visible.ts';
