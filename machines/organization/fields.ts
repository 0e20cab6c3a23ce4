import { flag, optionalDate, optionalText, own, text, texts } from '#domain/records/fields.ts';

/** What staff write about an organisation. Lengths in the overrides are milliseconds, as in the policy itself. */
export const organizationFields = {
  name: text('Name', 120, { least: 2 }),
  brandLabel: optionalText('Brand label', 40, {
    tip: 'Its people see it next to the logo. Up to 40 characters.',
  }),
  emailDomains: texts('Email domains', 20, {
    tip: 'Email domains, with commas between, e.g. acme.com, acme.co.uk',
  }),
  contractStart: optionalDate('Contract start'),
  contractEnd: optionalDate('Contract end'),
  informsOfViewings: flag('Inform people when their conversation is read', false, {
    tip: 'Both people of a conversation get an email when our team opens it. It doesn’t say who or why.',
  }),
  /** The parameters that differ from the product's own (domain reference, 1). */
  policyOverrides: own<Readonly<Record<string, unknown>>>('Rules'),
} as const;
