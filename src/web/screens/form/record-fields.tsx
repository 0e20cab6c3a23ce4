import { Fragment, Suspense, type ReactNode } from 'react';
import type { Field as FieldOf, Fields } from '#domain/records/fields.ts';
import { nameOfWord } from '#domain/records/read-field.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import type { FormOf } from './field-values.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

/** Dates need more than all others together, and few records have any. */
const DateField = lazyPart(async () => (await import('./date-field.tsx')).DateField);

/** Fields whose input nobody can guess: what there is to choose from is the page's to say. */
type OwnName<F extends Fields> = {
  readonly [Name in keyof F]: F[Name]['kind'] extends
    | 'own'
    | 'texts'
    | 'reference'
    | 'optionalReference'
    ? Name
    : never;
}[keyof F];

/** Inputs in place of those that are drawn, each where its field stands; null leaves one out. */
type OwnInputs<F extends Fields> = Readonly<
  Record<OwnName<F>, ReactNode> & Partial<Record<keyof F, ReactNode>>
>;

type RecordFieldsProps<F extends Fields> = {
  fields: F;
  form: {
    readonly values: FormOf<F>;
    change(patch: Partial<FormOf<F>>): void;
  };
} & ([OwnName<F>] extends [never] ? { own?: OwnInputs<F> } : { own: OwnInputs<F> });

/** The inputs of a record's fields, in the order in which they are declared. A part of them is drawn by naming that part: `fields={{ name, description }}`. */
export function RecordFields<F extends Fields>({ fields, form, ...props }: RecordFieldsProps<F>) {
  const own: Readonly<Record<string, ReactNode>> = { ...('own' in props && props.own) };
  return Object.entries(fields).map(([name, field]) => (
    <Fragment key={name}>
      {own[name] === undefined ? (
        <FieldInput
          name={name}
          field={field}
          value={form.values[name]}
          onChange={(value) => form.change({ [name]: value } as Partial<FormOf<F>>)}
        />
      ) : (
        own[name]
      )}
    </Fragment>
  ));
}

interface FieldAroundProps<F extends Fields> {
  fields: F;
  name: keyof F & string;
  /** The control. */
  children: ReactNode;
}

const isRequired = ({ kind }: FieldOf): boolean =>
  ['text', 'reference', 'choice', 'choices', 'wholeNumber', 'date'].includes(kind);

/** Label and tip of a field around an input of one's own. */
export function FieldAround<F extends Fields>({ fields, name, children }: FieldAroundProps<F>) {
  const field = fields[name];
  if (!field) return null;
  return (
    <Field label={field.label} tip={field.tip} errorKey={name} required={isRequired(field)}>
      {children}
    </Field>
  );
}

interface FieldInputProps {
  name: string;
  field: FieldOf;
  value: unknown;
  onChange: (value: unknown) => void;
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function FieldInput({ name, field, value, onChange }: FieldInputProps) {
  const { label, tip } = field;
  const around = { label, tip, errorKey: name, required: isRequired(field) };
  switch (field.kind) {
    case 'text':
    case 'optionalText':
    case 'draftText':
      return (
        <Field {...around}>
          <TextInput
            maxLength={field.most}
            value={textIn(value)}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      );
    case 'lines':
    case 'optionalLines':
    case 'draftLines':
      return (
        <Field {...around}>
          <Textarea
            rows={3}
            maxLength={field.most}
            value={textIn(value)}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      );
    case 'wholeNumber':
    case 'optionalWholeNumber':
      return (
        <Field {...around} label={field.unit ? `${label} (${field.unit})` : label}>
          <NumberInput
            min={field.least}
            max={field.most}
            step={field.step}
            value={numberIn(value)}
            onChange={onChange}
          />
        </Field>
      );
    case 'choice':
      return (
        <Field {...around}>
          <Select
            options={optionsOf(field)}
            value={textIn(value)}
            onChange={(chosen) => onChange(chosen || field.values[0])}
          />
        </Field>
      );
    case 'choices':
      return <Choices {...around} field={field} value={value} onChange={onChange} />;
    case 'flag':
    case 'answer':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'date':
    case 'optionalDate':
      return (
        <Suspense fallback={<Field {...around}>{null}</Field>}>
          <DateField {...around} value={textIn(value) || null} onChange={onChange} />
        </Suspense>
      );
    case 'own':
    case 'texts':
    case 'reference':
    case 'optionalReference':
    case 'references':
    case 'referenceOrWord':
    case 'moment':
      return null;
  }
}

type WordsField = Extract<FieldOf, { readonly kind: 'choice' | 'choices' }>;

const optionsOf = (field: WordsField) =>
  field.values.map((value) => ({ value, label: nameOfWord(field, value) }));

interface ChoicesProps extends Omit<FieldInputProps, 'name' | 'field'> {
  field: WordsField;
  label: string;
  tip: string | undefined;
  errorKey: string;
  required: boolean;
}

/** Some of some words, in the order of the words. */
function Choices({ field, value, onChange, ...around }: ChoicesProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Field {...around} group="group">
      <Row gap="6">
        {optionsOf(field).map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                field.values.filter((each) =>
                  each === option.value ? target.checked : chosen.includes(each),
                ),
              )
            }
          />
        ))}
      </Row>
    </Field>
  );
}
