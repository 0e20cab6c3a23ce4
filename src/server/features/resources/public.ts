export { fileTextDelivery, fileTextJob } from './file-text.ts';
export { resourceKind } from './kind.ts';
export { announceResourcesDelivery, announceResourcesJob } from './announce-added.ts';
