export { organizationKind } from './kind.ts';
export { belongs } from './present.ts';
