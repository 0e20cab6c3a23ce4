export { viewReaders } from './viewer/use-view.ts';
