import { partOf } from '#domain/resources/content.ts';
import { mostCategories, type ResourceScope } from '#domain/resources/vocabulary.ts';
import { writtenFields } from '#machines/resource/fields.ts';
import { FieldAround, RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { FilesField } from '#web/screens/uploads/files-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RichTextEditor } from '#web/ui/forms/rich-text-editor.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { categoryName, type Category } from './resource-records.ts';
import type { ResourceValues } from './resource-values.ts';
import * as texts from './texts.ts';

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
      {part === 'file' ? <FileInput form={form} /> : null}
      {part === 'url' ? <RecordFields fields={{ url }} form={form} /> : null}
      {part === 'article' ? (
        <FieldAround fields={writtenFields} name="article">
          <RichTextEditor
            value={values.article}
            maxLength={writtenFields.article.most}
            onChange={(article) => change({ article })}
          />
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

/** A file is sent as soon as it is chosen; the resource takes it when the form is sent. */
function FileInput({ form: { values, change } }: Pick<ResourceInputsProps, 'form'>) {
  const { size } = useNumbers();
  const { file } = values;
  if (file !== null)
    return (
      <Field label={texts.file} errorKey="file" group="group">
        <ItemList label={texts.chosenFile}>
          <Item
            title={file.name}
            detail={size(file.byteLength)}
            end={
              <Button
                size="small"
                aria-label={texts.remove(file.name)}
                onClick={() => change({ file: null })}
              >
                {texts.takeOut}
              </Button>
            }
          />
        </ItemList>
      </Field>
    );
  return (
    <Field label={texts.file} errorKey="file" required>
      <FilesField
        purpose="resource"
        maxFiles={1}
        kinds={texts.whatMayBeSent}
        onChange={([sent]) => {
          if (sent) change({ file: { id: sent.id, name: sent.name, byteLength: sent.byteLength } });
        }}
      />
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
