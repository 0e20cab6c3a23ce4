// By itself: who needs the words only would bring the tables and fields along otherwise.
export { kindNames, placeNames } from '../words.ts';
