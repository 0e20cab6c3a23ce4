// By itself: the map of all routes needs it, and would bring the whole flow along otherwise.
export { flowSearch } from '../flow/flow-search.ts';
