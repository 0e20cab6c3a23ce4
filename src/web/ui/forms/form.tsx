import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { column } from '#styled/recipes/column.js';
import { FieldErrorsContext, fieldId, type FieldErrorMap } from './field-context.ts';
import { Notice } from '../notice.tsx';
import { OutsideLink } from '../text-link.tsx';
import * as texts from './texts.ts';

type FormProps = {
  children: ReactNode;
  onSubmit: () => void;
  /** The server's messages by field: shown at the fields and summed up on top. */
  errors?: FieldErrorMap;
  /** The summary's heading. */
  errorTitle?: string;
  'aria-label'?: string;
};

/** One column, at most 640 px. When messages arrive, focus goes to their summary, whose links lead to the fields. */
export function Form({
  children,
  onSubmit,
  errors = {},
  errorTitle = texts.pleaseCheckWhatYouEntered,
  ...rest
}: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FieldErrorsContext value={errors}>
      <form
        {...rest}
        className={column({ gap: '6', measure: 'form' })}
        onSubmit={submit}
        noValidate
      >
        <ErrorSummary errors={errors} title={errorTitle} />
        {children}
      </form>
    </FieldErrorsContext>
  );
}

function ErrorSummary({ errors, title }: { errors: FieldErrorMap; title: string }) {
  const summary = useRef<HTMLDivElement>(null);
  const messages = Object.entries(errors).filter(([, message]) => message);
  const said = messages.map(([, message]) => message).join('\n');
  useEffect(() => {
    if (said !== '') summary.current?.focus();
  }, [said]);
  if (said === '') return null;
  return (
    <Notice tone="error" title={title} focusRef={summary}>
      <ul>
        {messages.map(([key, message]) => (
          <li key={key}>
            <OutsideLink href={`#${fieldId(key)}`} onClick={(event) => goTo(event, key)}>
              {message}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function goTo(event: { preventDefault(): void }, key: string) {
  event.preventDefault();
  const place = document.getElementById(fieldId(key));
  const isGroup = place instanceof HTMLFieldSetElement;
  (isGroup ? place.querySelector('input') : place)?.focus();
}
