export { AddingTo } from './adding-to.tsx';
export { OfferedList } from './offered-list.tsx';
