export { wearViewerStyle } from './viewer-style.ts';
export { LateDepthChart } from './late-depth-chart.tsx';
export { lengthWords } from '../words.ts';
