export { dropSupportFilesOf } from './files.ts';
export { supportRequestKind } from './kind.ts';
export { requestsBy } from './own.ts';
