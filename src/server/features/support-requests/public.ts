export { dropSupportFilesOf } from './files.ts';
export { supportRequestKind } from './kind.ts';
export { mailboxWorker } from './mailbox/worker.ts';
export { requestsBy } from './own.ts';
