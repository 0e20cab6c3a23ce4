import { newcomer, type Member, type Team } from '../people/build.ts';
import type { Option, Programme } from './build.ts';

/** The team that meets most often, and what it was given for it. */
const often = { team: 'Product Design', units: 12 };

/** Whose credits differ from everybody else's: by full name, the units of executive coaching. */
const unusual: Readonly<Record<string, number>> = {
  'Oliver Pemberton-Hughes': 2,
  'Samuel Whitfield': 2,
  'Mia Thornton': 8,
  'Beatrice Featherstonehaugh-Cholmondeley': 8,
};

/** The member who has used the only credit they had. */
export const outOfCredit = 'Gethin Pritchard';

/** Units of an option that a member or a team is given at the start of a programme. */
export function unitsFor(programme: Programme, { spec }: Option, { name }: Member | Team): number {
  if (name === newcomer) return 0;
  if (programme.spec.key !== 'confidence') return spec.each;
  if (name === outOfCredit) return spec.session === 'executive' ? 1 : 0;
  if (spec.session === 'team' && name === often.team) return often.units;
  return spec.session === 'executive' ? (unusual[name] ?? spec.each) : spec.each;
}
