export { someZoom } from './viewer/zoom.ts';
