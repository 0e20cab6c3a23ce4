export { supportRequestKind } from './kind.ts';
