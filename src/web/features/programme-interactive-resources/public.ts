export { pageOf, useAssignment } from './places.ts';
