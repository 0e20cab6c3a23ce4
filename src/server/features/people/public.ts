export { personReference, personReferenceColumns } from './present.ts';
export { peopleOf } from './queries.ts';
