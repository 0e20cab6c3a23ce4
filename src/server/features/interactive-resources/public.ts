export { interactiveResourceKind } from './kind.ts';
