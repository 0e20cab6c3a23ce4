export { erasureOf, startErasure } from './erase-members.ts';
export { uploadBindings } from './endpoints.ts';
export { uploadJob, uploadReportKind } from './kind.ts';
export type { ApplyRow } from './apply-row.ts';
export { uploadWork } from './work.ts';
