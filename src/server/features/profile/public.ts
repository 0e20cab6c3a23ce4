export { exportDelivery, exportEndDelivery, exportEndJob, exportJob } from './prepare-export.ts';
