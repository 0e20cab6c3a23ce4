export { receiptDelivery, receiptJob } from './receipt.ts';
export { activateUser, createUser, takeOwnPassword, updateUser } from './commands.ts';
export { userKind } from './kind.ts';
export { lockDelivery } from './lock.ts';
export { eraseDue, erasedBy, retentionWorker } from './retention.ts';
