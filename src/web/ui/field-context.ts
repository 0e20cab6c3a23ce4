import { createContext, useContext } from 'react';

/** What a field hands to the control inside it. */
export type FieldControl = {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export type FieldErrorMap = Readonly<Record<string, string | undefined>>;

export const FieldContext = createContext<FieldControl>({});
export const FieldErrorsContext = createContext<FieldErrorMap>({});

export const useFieldControl = (): FieldControl => useContext(FieldContext);

/** Where the summary's links go. */
export const fieldId = (key: string): string => `field-${key}`;
