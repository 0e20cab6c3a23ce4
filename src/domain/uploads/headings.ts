import { requiredColumns, userColumns, type UserColumn } from './user-columns.ts';

/** What people write above a column, without blanks, signs and capitals. */
const written: Readonly<Record<UserColumn, readonly string[]>> = {
  firstName: ['givenname', 'forename', 'first', 'christianname'],
  lastName: ['surname', 'familyname', 'last', 'secondname'],
  email: ['mail', 'emailaddress', 'mailaddress', 'workemail'],
  role: ['userrole', 'usertype', 'accesslevel'],
  organization: ['organisation', 'organizationname', 'organisationname', 'company', 'client'],
  team: ['teams', 'teamname', 'teamnames'],
  programme: ['program', 'programmes', 'programs', 'programmename', 'programname'],
  timeZone: ['tz', 'zone'],
  language: ['locale', 'lang', 'dateformat', 'dateswrittenasin'],
};

const plain = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** The column that a heading means: `First name`, `E-mail`, `organisation`; null for one that nobody knows. */
export function columnOf(heading: string): UserColumn | null {
  const name = plain(heading);
  return (
    userColumns.find((column) => plain(column) === name || written[column].includes(name)) ?? null
  );
}

/** The headings of a file, and the file below them. */
export interface Headings {
  readonly names: readonly string[];
  readonly separator: string;
  /** Where the first line ends, in units of the text. */
  readonly end: number;
}

/** The cells of a line; one in quotation marks may have separators in it. */
function cellsOf(line: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}

/** The headings in the first line of a text, with commas, semicolons or tabs between them; null where there is no line. */
export function headingsOf(text: string): Headings | null {
  const [line = ''] = /^[^\r\n]*/.exec(text) ?? [];
  if (line.trim() === '') return null;
  const count = (separator: string) => line.split(separator).length;
  const separator = [',', ';', '\t'].reduce((one, other) =>
    count(other) > count(one) ? other : one,
  );
  return { names: cellsOf(line, separator), separator, end: line.length };
}

/** Which heading holds each column, as far as the headings say it. */
export type Mapping = Readonly<Partial<Record<UserColumn, string | undefined>>>;

export const mappingOf = ({ names }: Headings): Mapping =>
  Object.fromEntries(
    userColumns.flatMap((column) => {
      const name = names.find((each) => columnOf(each) === column);
      return name === undefined ? [] : [[column, name]];
    }),
  );

/** Required columns that no heading holds. */
export const lackingIn = (mapping: Mapping): UserColumn[] =>
  requiredColumns.filter((column) => mapping[column] === undefined);

/** Whether somebody has to say what the headings mean: something required is missing, or one of them is not known while a column is without one. */
export const needsMapping = (headings: Headings): boolean =>
  lackingIn(mappingOf(headings)).length > 0 ||
  new Set(headings.names.map((name) => columnOf(name) ?? name)).size < headings.names.length ||
  (headings.names.some((name) => name !== '' && columnOf(name) === null) &&
    userColumns.some((column) => mappingOf(headings)[column] === undefined));

/** The first line as the product writes it; columns that are not meant keep a name that nobody knows. */
export const headingLine = ({ names, separator }: Headings, mapping: Mapping): string =>
  names
    .map((name, at) => {
      const column = userColumns.find((each) => mapping[each] === name);
      return column !== undefined && names.indexOf(name) === at ? column : `-${at + 1}`;
    })
    .join(separator);
