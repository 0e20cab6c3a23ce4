import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import { defaultPolicy, type PolicyParameters } from './parameters.ts';
import { overridesOf, valuesOf } from './own-values.ts';
import { lengths, policyTerms, type PolicyKey, type PolicyTerm } from './terms.ts';

type OwnKey =
  | 'slotStepMinutes'
  | 'holdTtl'
  | 'requestLastMoment'
  | 'firstNudge'
  | 'lastNudge'
  | 'joinOpens'
  | 'joinCloses'
  | 'outcomeAuto'
  | 'signInFailures'
  | 'signInLockTime'
  | 'linkTtl'
  | 'calendarStale'
  | 'calendarLost'
  | UploadRule
  | 'recordingLength'
  | 'tableRows';

/** How large something may be that is sent. */
const uploadRules = ['pictureMax', 'resourceMax', 'recordingMax', 'tableMax'] as const;
type UploadRule = (typeof uploadRules)[number];

/** No rule lets anything through that a release could not take. */
const upload = (key: UploadRule, label: string, meaning: string) => {
  const most = defaultPolicy[key] / lengths.MB;
  return { key, label, unit: 'MB', min: 1, max: most, standard: most, meaning } as const;
};

interface ProductTerm extends Omit<PolicyTerm, 'key'> {
  readonly key: PolicyKey | OwnKey;
}

/** The parameters that hold for the whole product alone: no organisation has its own (domain reference, 1). */
const ownTerms = [
  {
    key: 'slotStepMinutes',
    label: 'Steps between times',
    unit: 'minutes',
    min: 5,
    max: 60,
    standard: defaultPolicy.slotStepMinutes,
    meaning: 'How far apart the times are that members can choose from.',
  },
  {
    key: 'holdTtl',
    label: 'Time kept for a member',
    unit: 'minutes',
    min: 1,
    max: 60,
    standard: defaultPolicy.holdTtl / MINUTE,
    meaning: 'How long a chosen time is kept while the request is being written.',
  },
  {
    key: 'requestLastMoment',
    label: 'Last moment to answer',
    unit: 'hours',
    min: 0,
    max: 48,
    standard: defaultPolicy.requestLastMoment / HOUR,
    meaning: 'A request expires at the latest this long before the start.',
  },
  {
    key: 'firstNudge',
    label: 'First nudge',
    unit: '%',
    min: 10,
    max: 90,
    standard: defaultPolicy.firstNudge,
    meaning: 'After how much of the time to answer a request its coach is reminded.',
  },
  {
    key: 'lastNudge',
    label: 'Last nudge',
    unit: 'hours',
    min: 1,
    max: 168,
    standard: defaultPolicy.lastNudge / HOUR,
    meaning: 'How long before a request expires its coach is reminded for the last time.',
  },
  {
    key: 'joinOpens',
    label: 'Room opens',
    unit: 'minutes',
    min: 0,
    max: 120,
    standard: defaultPolicy.joinOpens / MINUTE,
    meaning: 'How long before the start the meeting room opens.',
  },
  {
    key: 'joinCloses',
    label: 'Room closes',
    unit: 'minutes',
    min: 0,
    max: 240,
    standard: defaultPolicy.joinCloses / MINUTE,
    meaning: 'How long after the end the meeting room stays open.',
  },
  {
    key: 'outcomeAuto',
    label: 'Outcome assumed',
    unit: 'hours',
    min: 1,
    max: 336,
    standard: defaultPolicy.outcomeAuto / HOUR,
    meaning: 'How long after the end a session counts as held when nobody has said otherwise.',
  },
  {
    key: 'signInFailures',
    label: 'Wrong passwords',
    unit: 'times',
    min: 3,
    max: 20,
    standard: defaultPolicy.signInFailures,
    meaning: 'How many wrong passwords in a row lock an account.',
  },
  {
    key: 'signInLockTime',
    label: 'Account locked',
    unit: 'minutes',
    min: 1,
    max: 1440,
    standard: defaultPolicy.signInLockTime / MINUTE,
    meaning: 'How long nobody can sign in after too many wrong passwords.',
  },
  {
    key: 'linkTtl',
    label: 'Password links',
    unit: 'minutes',
    min: 10,
    max: 1440,
    standard: defaultPolicy.linkTtl / MINUTE,
    meaning: 'How long a link for choosing a password works.',
  },
  {
    key: 'calendarStale',
    label: 'Calendar out of date',
    unit: 'minutes',
    min: 10,
    max: 60,
    standard: defaultPolicy.calendarStale / MINUTE,
    meaning: 'After how long without being read a coach’s calendar is shown as out of date.',
  },
  {
    key: 'calendarLost',
    label: 'Calendar lost',
    unit: 'hours',
    min: 2,
    max: 168,
    standard: defaultPolicy.calendarLost / HOUR,
    meaning:
      'After how long without being read a coach’s calendar counts as lost, and bookings need their confirmation.',
  },
  upload('pictureMax', 'Largest picture', 'How large a picture of a person or a logo can be.'),
  upload('resourceMax', 'Largest resource', 'How large the file of a resource can be.'),
  upload(
    'recordingMax',
    'Largest recording',
    'How large a recording or a transcript of an AI conversation can be.',
  ),
  {
    key: 'recordingLength',
    label: 'Longest recording',
    unit: 'minutes',
    min: 1,
    max: defaultPolicy.recordingLength / MINUTE,
    standard: defaultPolicy.recordingLength / MINUTE,
    meaning: 'How long a recording of an AI conversation can last.',
  },
  upload('tableMax', 'Largest table', 'How large a CSV file can be.'),
  {
    key: 'tableRows',
    label: 'Longest table',
    unit: 'rows',
    min: 10,
    max: defaultPolicy.tableRows,
    standard: defaultPolicy.tableRows,
    meaning: 'How many rows a CSV file can have.',
  },
] as const satisfies readonly ProductTerm[];

/** Every parameter that super admins can change for the whole product. */
export const productTerms: readonly ProductTerm[] = [...policyTerms, ...ownTerms];

export type ProductKey = ProductTerm['key'];
/** The product's values in the units of {@link productTerms}. */
export type ProductValues = Readonly<Record<ProductKey, number>>;

const isOverridable = new Set<string>(policyTerms.map(({ key }) => key));
/** Of the terms that are kept in the unit they are written in. */
const keptAsWritten: ReadonlySet<ProductKey> = new Set(['slotStepMinutes']);
const factorOf = ({ key, unit }: ProductTerm): number =>
  keptAsWritten.has(key) ? 1 : lengths[unit];

/** The values as they are kept and used. */
export function parametersOf(values: ProductValues): PolicyParameters {
  const own = ownTerms.map((term): [string, number] => [
    term.key,
    values[term.key] * factorOf(term),
  ]);
  return { ...defaultPolicy, ...overridesOf(values), ...Object.fromEntries<number>(own) };
}

/** What is kept, as people write it. */
export function productValuesOf(parameters: PolicyParameters): ProductValues {
  const overridable = valuesOf({ ...parameters });
  return Object.fromEntries(
    productTerms.map((term) => [
      term.key,
      isOverridable.has(term.key)
        ? (overridable[term.key as PolicyKey] ?? term.standard)
        : parameters[term.key as OwnKey] / factorOf(term),
    ]),
  ) as ProductValues;
}

/** One parameter that is different from before; null where there is none of one's own. */
export interface PolicyChange {
  readonly key: ProductKey;
  readonly from: number | null;
  readonly to: number | null;
}

type SomeValues = Readonly<Partial<Record<ProductKey, number | null>>>;

export const changesBetween = (before: SomeValues, after: SomeValues): PolicyChange[] =>
  productTerms.flatMap(({ key }) => {
    const [from, to] = [before[key], after[key]];
    return from === undefined || to === undefined || from === to ? [] : [{ key, from, to }];
  });

/** Pairs of which the first must be longer. */
const longerThan: readonly (readonly [ProductKey, ProductKey])[] = [
  ['firstReminder', 'secondReminder'],
  ['firstExpiryWarning', 'secondExpiryWarning'],
  ['secondExpiryWarning', 'lastExpiryWarning'],
  ['requestTtl', 'lastNudge'],
];

const labelOf = (wanted: ProductKey): string =>
  productTerms.find(({ key }) => key === wanted)?.label ?? wanted;

/** What is wrong with values that are fine each by itself: a sentence for the field that should give way. */
export function contradictionsIn(values: ProductValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    longerThan.flatMap(([longer, shorter]) =>
      values[longer] > values[shorter]
        ? []
        : [[shorter, `${labelOf(shorter)} must be shorter than “${labelOf(longer)}”.`]],
    ),
  );
}
