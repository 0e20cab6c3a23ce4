export { organizationKind } from './kind.ts';
