export { computeFor } from './computing/compute.ts';
export { kpiKind } from './kind.ts';
export { kpiWorker } from './computing/worker.ts';
export { recordKpiValues, type LinkedAnswer } from './recorded.ts';
