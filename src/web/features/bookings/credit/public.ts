/** What pays for a place in a session, and what became of it, for the pages of those who come. */
export { UnitCard } from '../outcome/unit-card.tsx';
export { creditNames, creditTones } from '../words.ts';
