export { StatusChip } from './status-chip.tsx';
