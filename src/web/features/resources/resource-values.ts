import { partOf, whyNoDays, whyNoLink, whyNoText } from '#domain/resources/content.ts';
import type { SentFile } from '#machines/file-upload/setup.ts';
import { writtenFields } from '#machines/resource/fields.ts';
import {
  emptyForm,
  formOf,
  missingIn,
  writtenIn,
  type FormOf,
} from '#web/screens/form/field-values.ts';
import type { Where } from './places.ts';
import type { Resource } from './resource-records.ts';
import * as texts from './texts.ts';

type Written = typeof writtenFields;

/** A further file, and what its resource is to be called. */
export interface AnotherFile {
  readonly file: SentFile;
  readonly name: string;
}

/** What the form of a resource holds. */
export type ResourceValues = FormOf<Omit<Written, 'file'>> & {
  readonly file: SentFile | null;
  /** Further files that are added with it, each as a resource of its own. */
  readonly more: readonly AnotherFile[];
  /** So many files have not arrived yet. */
  readonly pending: number;
  readonly categories: readonly string[];
  readonly silently: boolean;
};

const { file: _, ...withoutFile } = writtenFields;

export const emptyResource: ResourceValues = {
  ...emptyForm(withoutFile),
  file: null,
  more: [],
  pending: 0,
  categories: [],
  silently: false,
};

export const valuesOf = (resource: Resource): ResourceValues => ({
  ...formOf(withoutFile, resource),
  file: resource.file,
  more: [],
  pending: 0,
  categories: resource.categories.map(({ id }) => id),
  silently: false,
});

/** What both creating and editing write. */
export const writtenOf = ({
  file,
  categories,
  silently: __,
  more: ___,
  pending: ____,
  ...values
}: ResourceValues) => ({
  ...writtenIn(withoutFile, values),
  file: file?.id ?? null,
  categories: [...categories],
});

/** What is wrong before anything is sent, in the server’s own words. */
export function troubleIn(values: ResourceValues): Readonly<Record<string, string>> {
  const { availableFrom, availableTo } = values;
  const content = { ...writtenOf(values) };
  const found = {
    file: partOf(values.kind) === 'file' ? whyNoFile(values) : null,
    url: whyNoLink(content),
    article: whyNoText(content),
    availableTo: whyNoDays(availableFrom, availableTo),
  };
  const wrong = Object.entries(found).filter((each): each is [string, string] => each[1] !== null);
  const untitled = moreOf(values).flatMap(({ name }, at) =>
    name.trim() === '' ? [[`more.${at}.name`, texts.titleIsRequired] as const] : [],
  );
  return {
    ...missingIn(withoutFile, values),
    ...Object.fromEntries(wrong),
    ...Object.fromEntries(untitled),
  };
}

const whyNoFile = ({ file, pending }: ResourceValues): string | null => {
  if (pending > 0) return texts.waitForFiles;
  return file === null ? texts.addAFile : null;
};

/** Only files come several at once. */
const moreOf = ({ kind, more }: ResourceValues): readonly AnotherFile[] =>
  partOf(kind) === 'file' ? more : [];

/** The files that the form has: the first is the one that its fields are about. */
export const filesOf = ({ file, more }: ResourceValues): SentFile[] =>
  file === null ? [] : [file, ...more.map((each) => each.file)];

/** The form with these files. What somebody has called them stays; each is called as its file until they do. */
export function withFiles(
  values: ResourceValues,
  files: readonly SentFile[],
): Pick<ResourceValues, 'name' | 'file' | 'more'> {
  const [first = null, ...further] = files;
  const known = new Map(values.more.map(({ file, name }) => [file.id, name]));
  if (values.file !== null) known.set(values.file.id, values.name);
  const titleOf = (file: SentFile) => known.get(file.id) ?? titleIn(file.name);
  // What somebody typed before they chose any is the title of the first.
  const isTyped = first === null || (values.file === null && values.name !== '');
  return {
    name: isTyped ? values.name : titleOf(first),
    file: first,
    more: further.map((file) => ({ file, name: titleOf(file) })),
  };
}

/** "my_worksheet.pdf" is "my worksheet". */
const titleIn = (file: string): string =>
  file
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, writtenFields.name.most);

export const placedOf = ({ scope, target }: Where, values: ResourceValues) => ({
  ...writtenOf(values),
  scope,
  target,
  silently: values.silently,
  more: moreOf(values).map(({ file, name }) => ({ file: file.id, name })),
});
