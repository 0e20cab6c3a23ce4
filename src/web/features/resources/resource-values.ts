import { partOf, whyNoDays, whyNoLink, whyNoText } from '#domain/resources/content.ts';
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

/** A file that was sent, or that the resource has already. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
  readonly byteLength: number;
}

/** What the form of a resource holds. */
export type ResourceValues = FormOf<Omit<Written, 'file'>> & {
  readonly file: SentFile | null;
  readonly categories: readonly string[];
  readonly silently: boolean;
};

const { file: _, ...withoutFile } = writtenFields;

export const emptyResource: ResourceValues = {
  ...emptyForm(withoutFile),
  file: null,
  categories: [],
  silently: false,
};

export const valuesOf = (resource: Resource): ResourceValues => ({
  ...formOf(withoutFile, resource),
  file: resource.file,
  categories: resource.categories.map(({ id }) => id),
  silently: false,
});

/** What both creating and editing write. */
export const writtenOf = ({ file, categories, silently: __, ...values }: ResourceValues) => ({
  ...writtenIn(withoutFile, values),
  file: file?.id ?? null,
  categories: [...categories],
});

/** What is wrong before anything is sent, in the server’s own words. */
export function troubleIn(values: ResourceValues): Readonly<Record<string, string>> {
  const { availableFrom, availableTo } = values;
  const content = { ...writtenOf(values) };
  const found = {
    file: partOf(values.kind) === 'file' && values.file === null ? texts.addAFile : null,
    url: whyNoLink(content),
    article: whyNoText(content),
    availableTo: whyNoDays(availableFrom, availableTo),
  };
  const wrong = Object.entries(found).filter((each): each is [string, string] => each[1] !== null);
  return { ...missingIn(withoutFile, values), ...Object.fromEntries(wrong) };
}

export const placedOf = ({ scope, target }: Where, values: ResourceValues) => ({
  ...writtenOf(values),
  scope,
  target,
  silently: values.silently,
});
