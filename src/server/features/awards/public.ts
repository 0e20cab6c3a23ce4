export { countPoints, withdrawPoints } from './count-points.ts';
export { awardBindings } from './endpoints.ts';
export { awardKind } from './kind.ts';
export { countForMember } from './members.ts';
export { programmeAwardRinging, programmeAwards } from './programmes.ts';
export { countProfile } from './profile.ts';
export { recomputeAwards } from './recompute.ts';
