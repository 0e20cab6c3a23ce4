import { z } from 'zod';
import { verbs } from '#machines/organization/brand.ts';
import { organizationFields } from '#machines/organization/fields.ts';
import { domainIn, isDomain } from '#domain/organizations/email-domains.ts';
import { overridesOf } from '#domain/policy/own-values.ts';
import { policyTerms, type PolicyKey } from '#domain/policy/terms.ts';
import { sentences } from '#domain/records/sentences.ts';
import { foreignLine } from '#domain/text/text.ts';
import { formText, optionalText, queryFlag, secretText, wholeNumber } from '../kernel/fields.ts';
import {
  findsDeleted,
  nothing,
  plainAuthors,
  plainFields,
  plainRecord,
} from '../kernel/plain-records.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';

export const organizationNames = {
  path: 'organizations',
  param: 'organization',
  model: 'organization',
} as const;

/** An organisation in the list. */
export const organizationSummary = z
  .object({
    ...plainFields,
    name: z.string(),
    brandLabel: z.string().nullable(),
    /** People who belong to it, invited ones among them. */
    members: z.int(),
    teams: z.int(),
    activeProgrammes: z.int(),
    /** `YYYY-MM-DD` */
    contractEnd: z.string().nullable(),
  })
  .meta({ id: 'OrganizationSummary' });

const everyTerm = <T extends z.ZodType>(schemaOf: (term: (typeof policyTerms)[number]) => T) =>
  z.object(
    Object.fromEntries(policyTerms.map((term) => [term.key, schemaOf(term)])) as Record<
      PolicyKey,
      T
    >,
  );

/** How the people of an organisation come in through its own provider. The secret goes in and never comes out. */
export const singleSignOnShown = z
  .object({
    enabled: z.boolean(),
    issuer: z.string().nullable(),
    clientId: z.string().nullable(),
    hasSecret: z.boolean(),
    enforced: z.boolean(),
  })
  .meta({ id: 'OrganizationSingleSignOn' });

/** An organisation on its own page. */
export const organization = organizationSummary
  .extend({
    ...plainAuthors,
    logoUrl: z.string().nullable(),
    emailDomains: z.array(z.string()),
    contractStart: z.string().nullable(),
    /** Both people of a conversation are informed when staff open it. */
    informsOfViewings: z.boolean(),
    /** Its own values of the policy, in the units that people read; null where the product's hold. */
    policyOverrides: everyTerm(() => z.number().nullable()),
    /** Requested or confirmed, and not over yet. */
    upcomingBookings: z.int(),
    /** For staff; null to others. */
    singleSignOn: singleSignOnShown.nullable(),
  })
  .meta({ id: 'Organization' });

const emailDomain = formText('Enter a domain.', 253, 'A domain can have at most 253 characters.')
  .transform(domainIn)
  .refine(isDomain, {
    error: ({ input }) => {
      const said = foreignLine(String(input), 253);
      return said === null ? 'Enter a domain.' : `“${said}” is not a domain.`;
    },
  });

/** The rules that an organisation has for itself, as people write them; null where the product's hold. */
export const ownRules = everyTerm(({ label, min, max }) =>
  wholeNumber(label, min, max)
    .nullish()
    .transform((value) => value ?? null),
)
  .prefault({})
  .transform(overridesOf);

const fields = bodyOf(organizationFields).extend({
  emailDomains: z
    .array(emailDomain)
    .max(20)
    .default([])
    .transform((domains) => [...new Set(domains)]),
  policyOverrides: ownRules,
});

export const organizations = plainRecord(organizationNames, {
  words: ['organisation', 'organisations'],
  summary: organizationSummary,
  detail: organization,
  fields,
  events: {
    EDIT: fields,
    DELETE: nothing,
    RESTORE: nothing,
    /** The logo itself comes in as a file. */
    SET_BRAND: payloadsOf(verbs).SET_BRAND.extend({ removeLogo: z.boolean().default(false) }),
    SET_SINGLE_SIGN_ON: z.object({
      enabled: z.boolean(),
      issuer: optionalText('Issuer', 500),
      clientId: optionalText('Client ID', 255),
      /** A new one; left out, the old one stays; null removes it. */
      clientSecret: secretText(sentences.invalid('client secret'))
        .trim()
        .max(1000, sentences.tooLong('Client secret', 1000))
        .nullable()
        .optional(),
      enforced: z.boolean(),
    }),
  },
  orders: ['name', 'members', 'created'],
  filters: { ...findsDeleted, hasActiveProgramme: queryFlag('Active programme').optional() },
});
