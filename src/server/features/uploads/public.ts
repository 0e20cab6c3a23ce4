export { erasureOf, startErasure } from './erase-members.ts';
export { uploadBindings } from './endpoints.ts';
export { uploadJob, uploadReportKind } from './kind.ts';
export { uploadWork } from './work.ts';
