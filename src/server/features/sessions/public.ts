export { sessionKind } from './kind.ts';
