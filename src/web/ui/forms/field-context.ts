import { createContext, useContext, useLayoutEffect } from 'react';

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
export const FieldProblemContext = createContext<(problem: string | undefined) => void>(
  () => undefined,
);

export const useFieldControl = (): FieldControl => useContext(FieldContext);

/**
 * What the control itself finds wrong with what stands in it: "Enter a number.". The field says it where the server's
 * message would stand, by the same rule, and before it: it is about what was written since.
 */
export function useFieldProblem(problem: string | undefined): void {
  const announce = useContext(FieldProblemContext);
  useLayoutEffect(() => {
    announce(problem);
  }, [announce, problem]);
  useLayoutEffect(() => () => announce(undefined), [announce]);
}

/** Where the summary's links go. */
export const fieldId = (key: string): string => `field-${key}`;
