import { domainsIn, isDomain } from '#domain/organizations/email-domains.ts';
import { valuesOf as policyOf } from '#domain/policy/own-values.ts';
import { organizationTerms, type PolicyValues } from '#domain/policy/terms.ts';
import { FieldAround, RecordFields } from '#web/screens/form/record-fields.tsx';
import { missingIn, writtenIn, type FormOf } from '#web/screens/form/field-values.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Stack } from '#web/ui/layout/layout.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { amount } from './amounts.ts';
import { ByTopic } from './by-topic.tsx';
import { RulesPreview } from './rules-preview.tsx';
import { organizations } from './organization-records.ts';
import type { Organization } from './organization-records.ts';
import * as texts from './texts.ts';

const { emailDomains, policyOverrides: _, ...plain } = organizations.fields;

/** What an organisation's form holds: its domains as they are typed, and its rules, null where the product's own value holds. */
interface OrganizationValues extends FormOf<typeof plain> {
  readonly emailDomains: string;
  readonly policy: PolicyValues;
}

export const emptyOrganization: OrganizationValues = {
  name: '',
  brandLabel: '',
  emailDomains: '',
  contractStart: null,
  contractEnd: null,
  informsOfViewings: false,
  policy: policyOf({}),
};

export const valuesOf = (organization: Organization): OrganizationValues => ({
  name: organization.name,
  brandLabel: organization.brandLabel ?? '',
  emailDomains: organization.emailDomains.join(', '),
  contractStart: organization.contractStart,
  contractEnd: organization.contractEnd,
  informsOfViewings: organization.informsOfViewings,
  policy: organization.policyOverrides,
});

/** The values as the server takes them. */
export const writtenOf = (values: OrganizationValues) => ({
  ...writtenIn(plain, values),
  emailDomains: domainsIn(values.emailDomains),
  policyOverrides: values.policy,
});

/** What is missing or wrong before anything is sent. */
export function troubleIn(values: OrganizationValues): Readonly<Record<string, string>> {
  const { contractStart, contractEnd, policy } = values;
  const odd = domainsIn(values.emailDomains).find((each) => !isDomain(each));
  const isBackwards = contractStart !== null && contractEnd !== null && contractEnd < contractStart;
  const beyond = organizationTerms.flatMap(({ key, label, min, max }): [string, string][] => {
    const value = policy[key];
    return value !== null && (value < min || value > max)
      ? [[`policyOverrides.${key}`, texts.mustBeBetweenAnd(label, min, max)]]
      : [];
  });
  return {
    ...missingIn(plain, values),
    ...(odd !== undefined && { emailDomains: texts.isNotADomain(odd) }),
    ...(isBackwards && { contractEnd: texts.contractEndMust }),
    ...Object.fromEntries(beyond),
  };
}

interface OrganizationInputsProps {
  form: Pick<RecordForm<OrganizationValues>, 'values' | 'change'>;
  /** The organisation that is changed; none while it is created. */
  id?: string;
}

const { name, brandLabel, ...days } = plain;

export function OrganizationInputs({ form, id }: OrganizationInputsProps) {
  return (
    <>
      <RecordFields fields={{ name, brandLabel }} form={form} />
      <FieldAround fields={{ emailDomains }} name="emailDomains">
        <TextInput
          value={form.values.emailDomains}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => form.change({ emailDomains: target.value })}
        />
      </FieldAround>
      <RecordFields fields={days} form={form} />
      <PolicyInputs form={form} id={id} />
    </>
  );
}

/** The rules that it may have for itself; an empty box leaves the product's. */
function PolicyInputs({ form: { values, change }, id }: OrganizationInputsProps) {
  const { policy } = values;
  const numbers = useNumbers();
  const query = useApiQuery('GET /policy/standards');
  return (
    <Card title={texts.bookingRules} note={texts.leaveAFieldEmpty}>
      <Loaded query={query}>
        {(standards) => (
          <Stack gap="4">
            <ByTopic terms={organizationTerms}>
              {(terms) => (
                <Grid columns="two" gap="4">
                  {terms.map(({ key, label, unit, zero, min, max, meaning }) => (
                    <Field
                      key={key}
                      label={`${label} (${unit})`}
                      errorKey={`policyOverrides.${key}`}
                      id={`policy-${key}`}
                      tip={texts.empty(meaning, amount(standards[key], { unit, zero }, numbers))}
                    >
                      <NumberInput
                        min={min}
                        max={max}
                        placeholder={String(standards[key])}
                        value={policy[key]}
                        onChange={(value) => change({ policy: { ...policy, [key]: value } })}
                      />
                    </Field>
                  ))}
                </Grid>
              )}
            </ByTopic>
            {id === undefined ? null : <RulesPreview id={id} policy={policy} />}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
