import { tables } from '#tests/machines/tables/index.ts';
import { casesAt } from './cases.ts';
import { explore, type Territory } from './explore.ts';
import { modelNamed, territoryOf } from './named.ts';
import type { Case } from './model.ts';
import type { Attempt } from './table.ts';

/** Something that was tried, with the transitions that it took; none when it came to nothing. */
export interface Tried extends Attempt {
  readonly transitions: readonly string[];
}

/** So many attempts of one kind in one state tell as much as all of them; fewer where the table itself says what tells records apart. */
const alike = { inAll: 6, among: 3 };

const explored = new Map<string, Territory>();

/** What a table is held against: everything that its chart can do, where the table says of what kinds there are enough of once. */
export function groundOf(name: string): Territory {
  const among = tables[name]?.among;
  if (!among) return territoryOf(name);
  const known = explored.get(name) ?? explore({ ...modelNamed(name), key: among });
  explored.set(name, known);
  return known;
}

const attemptsOf = new Map<Territory, Map<string, Tried[]>>();

/** What is tried of a chart, by its event; of what is alike, a few. */
export function attemptsIn(territory: Territory): Map<string, Tried[]> {
  const known = attemptsOf.get(territory);
  if (known) return known;
  const all = new Map<string, Tried[]>();
  const isAmong = Object.values(tables).some(({ among }) => among === territory.model.key);
  const most = isAmong ? alike.among : alike.inAll;
  const met = new Map<string, number>();
  for (const at of territory.configurations) {
    const place = `${at.states.join('&')} ${at.input}`;
    const note = (each: Case, transitions: readonly string[]) => {
      const mark = `${place} ${each.name} ${transitions.join()}`;
      const times = (met.get(mark) ?? 0) + 1;
      met.set(mark, times);
      if (times > most) return;
      const list = all.get(each.event.type) ?? [];
      list.push({ at, case: each, transitions });
      all.set(each.event.type, list);
    };
    for (const step of at.steps) note(step.case, step.transitions);
    for (const refusal of at.refusals) note(refusal.case, []);
    // A timer that rings and changes nothing is no step, and no refusal either; nor is an answer that changes nothing.
    const done = new Set(at.steps.map((step) => step.case.name));
    for (const each of casesAt({ ...territory.model, cases: () => [] }, at.snapshot, at.now))
      if (!done.has(each.name)) note(each, []);
  }
  attemptsOf.set(territory, all);
  return all;
}
