export { personReference, personReferenceColumns } from './present.ts';
