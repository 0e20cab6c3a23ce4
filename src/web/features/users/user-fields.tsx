import { isStaff, roles, type Role } from '#machines/person.ts';
import { loginMethods } from '#domain/people/vocabulary.ts';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { localeChoices } from '#web/screens/form/locale-choices.ts';
import { findOrganization } from '#web/screens/form/find-organization.ts';
import { useOrganizationName } from '#web/screens/form/use-organization-name.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { loginWords, roleWords, type User } from './words.ts';
import * as texts from './texts.ts';

/** What the form of an account holds: text as it is typed. */
export interface UserValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly organizationId: string;
  readonly loginMethod: 'password' | 'oidc';
  readonly jobTitle: string;
  readonly phone: string;
  readonly bio: string;
  readonly timeZone: string;
  readonly locale: string;
  /** Of coaches, separated by commas. */
  readonly specialisms: string;
  readonly languages: string;
}

export const emptyUser = (timeZone: string): UserValues => ({
  firstName: '',
  lastName: '',
  email: '',
  role: 'Member',
  organizationId: '',
  loginMethod: 'password',
  jobTitle: '',
  phone: '',
  bio: '',
  timeZone,
  locale: 'en-GB',
  specialisms: '',
  languages: '',
});

export const valuesOf = (user: User): UserValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role,
  organizationId: user.organization?.id ?? '',
  loginMethod: user.loginMethod,
  jobTitle: user.jobTitle ?? '',
  phone: user.phone ?? '',
  bio: user.bio ?? '',
  timeZone: user.timeZone,
  locale: user.locale,
  specialisms: user.specialisms.join(', '),
  languages: user.languages.join(', '),
});

const mostWords = 20;

const belongs = (role: Role): boolean => role === 'Member' || role === 'OrganizationAdmin';

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** What the server would say of a list of words. */
function wrongIn(label: string, text: string): string | null {
  const words = listed(text);
  if (words.length > mostWords) return texts.canHaveAtMostEntries(label, mostWords);
  return words.some((each) => each.length > 120) ? texts.eachEntry(label.toLowerCase()) : null;
}

/** The values as the server takes them. */
export const fieldsOf = (values: UserValues) => ({
  ...values,
  organizationId: belongs(values.role) ? values.organizationId || null : null,
  jobTitle: values.jobTitle || null,
  phone: values.phone || null,
  bio: values.bio || null,
  specialisms: listed(values.specialisms),
  languages: listed(values.languages),
});

/** What is missing before anything is sent. */
export function missingIn(values: UserValues): Readonly<Record<string, string>> {
  const specialisms = wrongIn(texts.specialisms, values.specialisms);
  const languages = wrongIn(texts.languages, values.languages);
  return {
    ...(values.firstName.trim() === '' && { firstName: texts.firstNameIsRequired }),
    ...(values.lastName.trim() === '' && { lastName: texts.lastNameIsRequired }),
    ...(!/^\S+@\S+\.\S+$/.test(values.email.trim()) && { email: texts.enterAValidEmailAddress }),
    ...(belongs(values.role) &&
      values.organizationId === '' && {
        organizationId: texts.organisationIsRequired,
      }),
    ...(values.timeZone === '' && { timeZone: texts.chooseATimeZone }),
    ...(specialisms !== null && { specialisms }),
    ...(languages !== null && { languages }),
  };
}

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}));

type TypedField = Extract<
  keyof UserValues,
  'firstName' | 'lastName' | 'email' | 'jobTitle' | 'phone' | 'specialisms' | 'languages'
>;

interface UserFieldsProps {
  form: Pick<RecordForm<UserValues>, 'values' | 'change'>;
  /** Somebody's own role is not theirs to change. */
  isSelf?: boolean;
}

export function UserFields({ form: { values, change }, isSelf }: UserFieldsProps) {
  const me = useMe();
  const home = useOrganizationName(values.organizationId) ?? '';
  const given = roles.filter(
    (role) => me.role === 'SuperAdmin' || role === values.role || !isStaff({ role }),
  );
  const text = (key: TypedField, max?: number) => ({
    maxLength: max,
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  const isCoach = values.role === 'Coach';
  return (
    <>
      <Field label={texts.firstName} required>
        <TextInput {...text('firstName', 60)} />
      </Field>
      <Field label={texts.lastName} required>
        <TextInput {...text('lastName', 60)} />
      </Field>
      <Field label={texts.email} required>
        <TextInput type="email" {...text('email', 254)} />
      </Field>
      <Field label={texts.role2} required tip={isSelf ? texts.youCantChangeYourOwn : undefined}>
        <Select
          disabled={isSelf}
          options={given.map((value) => ({ value, label: roleWords[value] }))}
          value={values.role}
          onChange={(role) => change({ role: role || 'Member' })}
        />
      </Field>
      {belongs(values.role) ? (
        <ChooseRecord
          label={texts.organisation2}
          errorKey="organizationId"
          required
          {...findOrganization}
          chosen={values.organizationId === '' ? null : { id: values.organizationId, name: home }}
          onChoose={(chosen) => change({ organizationId: chosen?.id ?? '' })}
        />
      ) : null}
      {belongs(values.role) ? (
        <Field
          label={texts.signsInWith}
          errorKey="loginMethod"
          required
          tip={texts.whereTheOrganisationEnforcesSingle}
        >
          <Select
            options={loginMethods.map((value) => ({ value, label: loginWords[value] }))}
            value={values.loginMethod}
            onChange={(loginMethod) => change({ loginMethod: loginMethod || 'password' })}
          />
        </Field>
      ) : null}
      <Field label={texts.timeZone} required>
        <Select
          placeholder={texts.chooseATimeZone2}
          options={zones}
          value={values.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
      </Field>
      <Field label={texts.dateFormat} errorKey="locale" tip={texts.forDatesInEmailsAnd} required>
        <Select
          options={localeChoices(values.locale)}
          value={values.locale}
          onChange={(locale) => change({ locale: locale || values.locale })}
        />
      </Field>
      <Field label={texts.jobTitle}>
        <TextInput {...text('jobTitle', 120)} />
      </Field>
      <Field label={texts.phone} tip={texts.withTheCountryCodeSuch}>
        <TextInput type="tel" {...text('phone', 40)} />
      </Field>
      {isCoach ? (
        <>
          <Field label={texts.specialisms} tip={texts.separatedByCommasMembersSee}>
            <TextInput {...text('specialisms')} />
          </Field>
          <Field label={texts.languages} tip={texts.theLanguagesTheyCoach}>
            <TextInput {...text('languages')} />
          </Field>
        </>
      ) : null}
      <Field label={texts.bio}>
        <Textarea
          rows={4}
          maxLength={2000}
          value={values.bio}
          onChange={({ target }) => change({ bio: target.value })}
        />
      </Field>
    </>
  );
}
