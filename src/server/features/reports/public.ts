export { reportMailDelivery, reportMailJob } from './schedule.ts';
