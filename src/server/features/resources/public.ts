export { draftFileDelivery, draftFileJob } from './draft-files.ts';
export { resourceKind } from './kind.ts';
export { announceResourcesDelivery, announceResourcesJob } from './announce-added.ts';
