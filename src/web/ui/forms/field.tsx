import { useContext, useMemo, useState, type FocusEvent, type ReactNode } from 'react';
import { field } from '#styled/recipes/field.js';
import {
  FieldContext,
  FieldErrorsContext,
  FieldProblemContext,
  fieldId,
  type FieldErrorMap,
} from './field-context.ts';
import { fieldKey } from './field-key.ts';

export type FieldProps = {
  label: string;
  /** The control: it takes its id, description and validity from the field. */
  children: ReactNode;
  required?: boolean;
  /** A required field whose asterisk says nothing new (a form of one field). */
  hideAsterisk?: boolean;
  tip?: ReactNode;
  /** Messages by field; the form's own when not given. */
  errors?: FieldErrorMap;
  /** The message's key when it is not the camel-cased label. */
  errorKey?: string;
  /** Needed when two forms on a page have a field of the same key. */
  id?: string;
  /** Several controls under one label, such as checkboxes; `radiogroup` where one of them is the answer. */
  group?: 'group' | 'radiogroup';
};

const alone = {};

/**
 * Label above, tip below; a message in red takes the tip's place, and hides while the field is focused (specification §2).
 * While hidden it stays the control's description, so that a screen reader still hears it.
 */
export function Field({
  label,
  children,
  required = false,
  hideAsterisk = false,
  tip,
  errors,
  errorKey,
  id,
  group,
}: FieldProps) {
  const formErrors = useContext(FieldErrorsContext);
  const [focused, setFocused] = useState(false);
  const [problem, setProblem] = useState<string>();
  const look = field();
  const key = errorKey ?? fieldKey(label);
  const controlId = id ?? fieldId(key);
  const error = problem ?? (errors ?? formErrors)[key];
  const tipShown = Boolean(tip) && (!error || focused);
  const describedBy =
    [error && `${controlId}-error`, tipShown && `${controlId}-tip`].filter(Boolean).join(' ') ||
    undefined;
  const control = useMemo(
    () => ({
      id: controlId,
      required,
      'aria-describedby': describedBy,
      'aria-invalid': error ? (true as const) : undefined,
    }),
    [controlId, required, describedBy, error],
  );
  const frame = {
    className: look.root,
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  const words = (
    <>
      {label}
      {required && !hideAsterisk ? (
        <span className={look.asterisk} aria-hidden="true">
          *
        </span>
      ) : null}
    </>
  );
  const below = (
    <>
      {tipShown ? (
        <p className={look.note} id={`${controlId}-tip`}>
          {tip}
        </p>
      ) : null}
      {error ? (
        <p className={look.error} id={`${controlId}-error`} hidden={focused}>
          {error}
        </p>
      ) : null}
    </>
  );
  if (group)
    return (
      <fieldset {...frame} {...groupOf(group, control)}>
        <legend className={look.label}>{words}</legend>
        <FieldContext value={alone}>{children}</FieldContext>
        {below}
      </fieldset>
    );
  return (
    <div {...frame}>
      <label className={look.label} htmlFor={controlId}>
        {words}
      </label>
      <FieldProblemContext value={setProblem}>
        <FieldContext value={control}>{children}</FieldContext>
      </FieldProblemContext>
      {below}
    </div>
  );
}

/** A group of radio buttons is required or wrong as a whole; any other group can't say so. */
function groupOf(role: NonNullable<FieldProps['group']>, control: FieldControlOf) {
  const { id, required, ...said } = control;
  if (role === 'group') return { id, 'aria-describedby': said['aria-describedby'] };
  return { id, role, 'aria-required': required || undefined, ...said };
}

type FieldControlOf = {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};
