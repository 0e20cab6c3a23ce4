import { partOf } from '#domain/resources/content.ts';
import { mostCategories, mostTogether, type ResourceScope } from '#domain/resources/vocabulary.ts';
import { writtenFields } from '#machines/resource/fields.ts';
import { FieldAround, RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import { Suspense, useEffect } from 'react';
import { categoryName, type Category } from './resource-records.ts';
import type { SentFile } from '#machines/file-upload/setup.ts';
import { filesOf, withFiles, type ResourceValues } from './resource-values.ts';
import * as texts from './texts.ts';

const FilesField = lazyPart(
  async () => (await import('#web/screens/uploads/files-field.tsx')).FilesField,
);
const RichTextEditor = lazyPart(
  async () => (await import('#web/ui/forms/rich-text-editor.tsx')).RichTextEditor,
);

interface ResourceInputsProps {
  form: RecordForm<ResourceValues>;
  categories: readonly Category[];
  scope: ResourceScope;
  /** It is being added, which people may be told of. */
  isNew?: boolean;
}

const { name, kind, url, description, audience, durationMinutes, availableFrom, availableTo } =
  writtenFields;

/** The fields of a resource: of its content the one that its kind has. */
export function ResourceInputs({ form, categories, scope, isNew = false }: ResourceInputsProps) {
  const { values, change } = form;
  const part = partOf(values.kind);
  const announces = isNew && (scope === 'global' || scope === 'programme');
  return (
    <>
      <RecordFields fields={{ name, kind }} form={form} />
      {part !== 'file' ? null : isNew ? <FilesInput form={form} /> : <FileInput form={form} />}
      {part === 'url' ? <RecordFields fields={{ url }} form={form} /> : null}
      {part === 'article' ? (
        <FieldAround fields={writtenFields} name="article">
          <Suspense fallback={<Skeleton shape="block" />}>
            <RichTextEditor
              value={values.article}
              maxLength={writtenFields.article.most}
              onChange={(article) => change({ article })}
            />
          </Suspense>
        </FieldAround>
      ) : null}
      <RecordFields fields={{ description, durationMinutes }} form={form} />
      <CategoryInput form={form} categories={categories} />
      {scope === 'booking' ? null : (
        <RecordFields fields={{ audience, availableFrom, availableTo }} form={form} />
      )}
      {announces ? (
        <Checkbox
          label={texts.publishSilently}
          checked={values.silently}
          onChange={({ target }) => change({ silently: target.checked })}
        />
      ) : null}
    </>
  );
}

interface ChosenFilesProps {
  files: readonly SentFile[];
  onRemove: (file: SentFile) => void;
}

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const { size } = useNumbers();
  return (
    <ItemList label={texts.chosenFile}>
      {files.map((file) => (
        <Item
          key={file.id}
          title={file.name}
          detail={size(file.byteLength)}
          end={
            <Button
              size="small"
              aria-label={texts.remove(file.name)}
              onClick={() => onRemove(file)}
            >
              {texts.takeOut}
            </Button>
          }
        />
      ))}
    </ItemList>
  );
}

/** Several files at once, each a resource of its own. They are sent as soon as they are chosen; those of before a reload are there already. */
function FilesInput({ form: { values, change } }: Pick<ResourceInputsProps, 'form'>) {
  const { more } = values;
  useEffect(() => {
    // What was on its way when the page was left is chosen again.
    change({ pending: 0 });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the form opens
  }, []);
  return (
    <>
      <Field label={texts.file} errorKey="file" required>
        <Suspense fallback={<Skeleton shape="block" />}>
          <FilesField
            purpose="resource"
            maxFiles={mostTogether}
            kinds={texts.whatMayBeSent}
            before={filesOf(values)}
            onChange={(sent, pending) => change({ ...withFiles(values, sent), pending })}
          />
        </Suspense>
      </Field>
      {more.length === 0 ? null : <Text tone="muted">{texts.eachBecomesOne}</Text>}
      {more.map(({ file, name: title }, at) => (
        <Field
          key={file.id}
          label={texts.titleOfFile(file.name)}
          errorKey={`more.${at}.name`}
          required
        >
          <TextInput
            value={title}
            maxLength={name.most}
            onChange={({ target }) =>
              change({
                more: more.map((each) =>
                  each.file.id === file.id ? { ...each, name: target.value } : each,
                ),
              })
            }
          />
        </Field>
      ))}
    </>
  );
}

/** A file is sent as soon as it is chosen; the resource takes it when the form is sent. */
function FileInput({ form: { values, change } }: Pick<ResourceInputsProps, 'form'>) {
  const { file } = values;
  if (file !== null)
    return (
      <Field label={texts.file} errorKey="file" group="group">
        <ChosenFiles files={[file]} onRemove={() => change({ file: null })} />
      </Field>
    );
  return (
    <Field label={texts.file} errorKey="file" required>
      <Suspense fallback={<Skeleton shape="block" />}>
        <FilesField
          purpose="resource"
          maxFiles={1}
          kinds={texts.whatMayBeSent}
          onChange={([sent]) => {
            if (sent) change({ file: sent });
          }}
        />
      </Suspense>
    </Field>
  );
}

function CategoryInput({
  form: { values, change },
  categories,
}: Pick<ResourceInputsProps, 'form' | 'categories'>) {
  const chosen = values.categories;
  if (categories.length === 0) return null;
  return (
    <Field
      label={texts.categories}
      tip={texts.atMostCategories(mostCategories)}
      errorKey="categories"
      group="group"
    >
      <Stack gap="2">
        {categories.map((category) => (
          <Checkbox
            key={category.id}
            label={categoryName(category)}
            checked={chosen.includes(category.id)}
            onChange={({ target }) =>
              change({
                categories: target.checked
                  ? [...chosen, category.id]
                  : chosen.filter((id) => id !== category.id),
              })
            }
          />
        ))}
      </Stack>
    </Field>
  );
}
