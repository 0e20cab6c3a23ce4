export { coachPermissionKind } from './kind.ts';
