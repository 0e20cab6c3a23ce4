export { wearViewerStyle } from './viewer-style.ts';
export { DepthChart } from './depth-chart.tsx';
export { lengthWords } from '../words.ts';
