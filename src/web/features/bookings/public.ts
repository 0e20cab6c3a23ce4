export { kindNames, placeNames } from './words.ts';
