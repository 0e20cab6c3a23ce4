export { wearViewerStyle } from './viewer-style.ts';
export { ZoomedChart } from './zoomed-chart.tsx';
export { lengthWords } from '../words.ts';
