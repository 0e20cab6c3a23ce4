export { fileTextDelivery, fileTextJob } from './file-text.ts';
export { thumbnailDelivery, thumbnailJob } from './thumbnails.ts';
export { resourceKind } from './kind.ts';
export { announceResourcesDelivery, announceResourcesJob } from './announce-added.ts';
