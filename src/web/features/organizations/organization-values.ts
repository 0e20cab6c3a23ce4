import { domainsIn, isDomain } from '#domain/organizations/email-domains.ts';
import { policyTerms, valuesOf, type PolicyValues } from '#domain/policy/terms.ts';
import type { Organization } from './words.ts';

/** What an organisation's form holds: text as it is typed, dates as `YYYY-MM-DD`. */
export interface OrganizationValues {
  readonly name: string;
  readonly brandLabel: string;
  readonly emailDomains: string;
  readonly contractStart: string;
  readonly contractEnd: string;
  /** Null where the product's own value holds. */
  readonly policy: PolicyValues;
}

export const emptyOrganization: OrganizationValues = {
  name: '',
  brandLabel: '',
  emailDomains: '',
  contractStart: '',
  contractEnd: '',
  policy: valuesOf({}),
};

export const valuesIn = (organization: Organization): OrganizationValues => ({
  name: organization.name,
  brandLabel: organization.brandLabel ?? '',
  emailDomains: organization.emailDomains.join(', '),
  contractStart: organization.contractStart ?? '',
  contractEnd: organization.contractEnd ?? '',
  policy: organization.policyOverrides,
});

/** The values as the server takes them. */
export const fieldsOf = (values: OrganizationValues) => ({
  name: values.name,
  brandLabel: values.brandLabel || null,
  emailDomains: domainsIn(values.emailDomains),
  contractStart: values.contractStart || null,
  contractEnd: values.contractEnd || null,
  policyOverrides: values.policy,
});

/** What is missing or wrong before anything is sent. */
export function missingIn(values: OrganizationValues): Readonly<Record<string, string>> {
  const { name, emailDomains, contractStart, contractEnd, policy } = values;
  const odd = domainsIn(emailDomains).find((each) => !isDomain(each));
  const isBackwards = contractStart !== '' && contractEnd !== '' && contractEnd < contractStart;
  const beyond = policyTerms.flatMap(({ key, label, min, max }): [string, string][] => {
    const value = policy[key];
    return value !== null && (value < min || value > max)
      ? [[`policyOverrides.${key}`, `${label} must be between ${min} and ${max}.`]]
      : [];
  });
  return {
    ...(name.trim() === '' && { name: 'Name is required.' }),
    ...(odd !== undefined && { emailDomains: `«${odd}» is not a domain.` }),
    ...(isBackwards && { contractEnd: 'Contract end must be on or after the contract start.' }),
    ...Object.fromEntries(beyond),
  };
}
