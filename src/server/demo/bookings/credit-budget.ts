import type { Option } from '../programmes/build.ts';
import { unitsFor } from '../programmes/holdings.ts';
import type { Matter } from './plan.ts';

/** Counts what planned bookings take, as if no unit ever came back, so that nobody plans beyond their credits. */
export class CreditBudget {
  readonly #taken = new Map<string, number>();

  /** Takes the units of a booking, the holder's own or the pool's; false when there are not enough. */
  take(matter: Matter): boolean {
    const { programme, option, member, team } = matter;
    const { creditCost } = option.session.spec;
    if (creditCost === 0) return true;
    const holder = team ?? member;
    if (
      this.#takeFrom(`${option.id} ${holder.id}`, creditCost, unitsFor(programme, option, holder))
    )
      return true;
    if (team || !programme.spec.allowSelfAllocation) return false;
    return this.#takeFrom(`${option.id} pool`, creditCost, poolOf(matter, option));
  }

  #takeFrom(key: string, units: number, owned: number): boolean {
    const taken = (this.#taken.get(key) ?? 0) + units;
    if (taken > owned) return false;
    this.#taken.set(key, taken);
    return true;
  }
}

function poolOf({ programme }: Matter, option: Option): number {
  const given = programme.members.reduce(
    (sum, member) => sum + unitsFor(programme, option, member),
    0,
  );
  return option.spec.issued - given;
}
