export { collect, moveDigest, nextDigestOf } from './collect.ts';
export { digestDelivery } from './deliver.ts';
export { digestJob, digestKind } from './kind.ts';
export { mailRhythmOf, rhythmOf } from './rhythm.ts';
