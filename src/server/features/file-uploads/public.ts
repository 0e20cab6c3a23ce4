export { mountFileUploads } from './tus.ts';
