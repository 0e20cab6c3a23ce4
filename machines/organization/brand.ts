import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import { isStaff } from '../person.ts';
import { touchedBy, type PlainContext } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, verb } from '../verbs.ts';
import { organizationFields } from './fields.ts';

type Context = PlainContext<typeof organizationFields>;
type Asked = AskedOf<Context>;

export const verbs = {
  SET_BRAND: verb({
    label: 'Logo and brand label',
    // The dialog itself says what became of the logo.
    done: null,
    meaning: 'Staff or its own admin change its logo or its brand label, and nothing else.',
    // The logo itself is a file, which the chart never sees.
    payload: { brandLabel: organizationFields.brandLabel },
    history: 'changed its logo or brand label',
  }),
} as const;

export const guards = {
  looksAfterBrand: ({ event: { by } }: Asked) => isStaff(by) || by.role === 'OrganizationAdmin',
};

export const sentences: WordsOf<Context> = {
  looksAfterBrand: { kind: 'who', sentence: permission },
};

export const stamps = {
  takeBrand: ({ event }: Asked) =>
    isSent(verbs, event) ? { brandLabel: event.brandLabel ?? null, ...touchedBy(event) } : {},
} satisfies StampsOf<Context>;

export const settingBrand = { guard: 'looksAfterBrand', actions: 'takeBrand' } as const;
