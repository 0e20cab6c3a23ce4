import type { Constraint } from './constraint.ts';

export const constraintKinds = [
  'coachIn',
  'notBefore',
  'notAfter',
  'weekdays',
  'timeWindow',
  'minDaysBetween',
  'maxPerPeriod',
  'afterQuestionnaire',
  'afterBooking',
  'locationIn',
] as const;
export type ConstraintKind = (typeof constraintKinds)[number];

/** What each kind is called. */
export const constraintNames: Readonly<Record<ConstraintKind, string>> = {
  coachIn: 'Only with coaches',
  notBefore: 'Not before',
  notAfter: 'Not after',
  weekdays: 'Weekdays',
  timeWindow: 'Time of day',
  minDaysBetween: 'Days between sessions',
  maxPerPeriod: 'Sessions in a week or month',
  afterQuestionnaire: 'After a questionnaire',
  afterBooking: 'After other sessions',
  locationIn: 'Places',
};

type Of<Kind extends ConstraintKind> = Extract<Constraint, { readonly kind: Kind }>;

/** A constraint as it is kept and sent: coaches and questionnaires by their ids. */
export type Rule =
  | Exclude<Constraint, Of<'coachIn'> | Of<'afterQuestionnaire'>>
  | { readonly kind: 'coachIn'; readonly coaches: readonly string[] }
  | { readonly kind: 'afterQuestionnaire'; readonly questionnaire: string };

/** A rule with the names of whom and what it is about. */
export function constraintOf(rule: Rule, nameOf: (id: string) => string): Constraint {
  const named = (id: string) => ({ id, name: nameOf(id) });
  if (rule.kind === 'coachIn') return { kind: 'coachIn', coaches: rule.coaches.map(named) };
  if (rule.kind === 'afterQuestionnaire')
    return { kind: 'afterQuestionnaire', questionnaire: named(rule.questionnaire) };
  return rule;
}

/** The same rule is written in the same way, whatever the order in which its parts were chosen. */
export function inOrder(rule: Rule): Rule {
  if (rule.kind === 'coachIn') return { ...rule, coaches: rule.coaches.toSorted() };
  if (rule.kind === 'weekdays')
    return { ...rule, days: rule.days.toSorted((one, other) => one - other) };
  if (rule.kind === 'locationIn') return { ...rule, places: rule.places.toSorted() };
  return rule;
}
