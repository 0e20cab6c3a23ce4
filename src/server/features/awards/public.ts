export { countDeed, withdrawDeed } from './deeds.ts';
export { awardBindings } from './endpoints.ts';
export { awardKind } from './kind.ts';
export { countProfile } from './profile.ts';
export { settleSession } from './session.ts';
