export { SetAsideWork } from './set-aside-work.tsx';
