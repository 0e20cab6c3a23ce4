export { exportJob, ownExportKind } from './kind.ts';
export { exportDelivery } from './prepare.ts';
