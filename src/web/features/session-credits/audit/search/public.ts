/** What the address of a list of movements says: read before its page is fetched, so it brings nothing else. */
export { movementSearch } from '../audit-search.ts';
