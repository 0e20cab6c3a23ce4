export { NewResources } from './new-resources.tsx';
