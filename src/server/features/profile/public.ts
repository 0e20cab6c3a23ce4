export {
  exportDelivery,
  exportEndDelivery,
  exportEndErrand,
  exportErrand,
} from './prepare-export.ts';
