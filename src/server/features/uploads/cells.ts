import { z } from 'zod';
import { roles, type Role } from '#machines/person.ts';
import { email } from '#contract/people/users.ts';
import { optionalText, requiredText } from '#contract/kernel/fields.ts';
import { roleNames } from '#domain/people/vocabulary.ts';
import { isZone } from '#domain/time/zone.ts';
import { errorsOf } from '#server/http/answers/validation.ts';

/** What a row says about a person, as far as a row alone can tell. Null is an empty cell: what is there stays. */
export interface SaidOf {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly organization: string | null;
  readonly teams: readonly string[];
  readonly programmes: readonly string[];
  readonly timeZone: string | null;
  readonly locale: string | null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('s', 'z');

/** `Member`, `organisation admin`, `SuperAdmin`: as the product writes them or as people do. */
const roleOf = (text: string): Role | undefined =>
  roles.find((role) => plain(role) === plain(text) || plain(roleNames[role]) === plain(text));

const list = (text: string | null): string[] =>
  (text ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);

function localeOf(text: string): string | null {
  try {
    const [name] = Intl.getCanonicalLocales(text);
    return name !== undefined && Intl.DateTimeFormat.supportedLocalesOf(name).length > 0
      ? name
      : null;
  } catch {
    return null;
  }
}

const row = z.object({
  firstName: requiredText('First name', 60),
  lastName: requiredText('Last name', 60),
  email,
  role: requiredText('Role', 40).transform((text, context) => {
    const role = roleOf(text);
    if (role) return role;
    context.addIssue({ code: 'custom', message: `There is no role “${text}”.` });
    return z.NEVER;
  }),
  organization: optionalText('Organisation', 1000),
  team: optionalText('Team', 1000).transform(list),
  programme: optionalText('Programme', 1000).transform(list),
  timeZone: z
    .string()
    .refine((text) => text === '' || isZone(text), 'Choose a time zone.')
    .transform((text) => text || null),
  language: z.string().transform((text, context) => {
    const locale = text === '' ? null : localeOf(text);
    if (text !== '' && locale === null)
      context.addIssue({
        code: 'custom',
        message: `“${text}” isn’t a date format we know. Enter a language such as en-GB or de.`,
      });
    return locale;
  }),
});

const empty = { organization: '', team: '', programme: '', timeZone: '', language: '' };

/** The cells of a row, or what is wrong with them by column. */
export function saidIn(
  cells: Readonly<Record<string, string>>,
): { readonly said: SaidOf } | { readonly messages: Readonly<Record<string, string>> } {
  const { success, data, error } = row.safeParse({ ...empty, ...cells });
  if (!success) return { messages: errorsOf(error.issues) };
  const { team: teams, programme: programmes, language: locale, ...said } = data;
  return { said: { ...said, teams, programmes, locale } };
}
