import { whyNoDays } from '#domain/resources/content.ts';
import * as texts from './texts.ts';

/** What the form of an activity in a programme holds. */
export interface Values {
  readonly contentVersion: number;
  readonly opensOn: string | null;
  readonly closesOn: string | null;
  readonly position: number | null;
  readonly prerequisites: readonly string[];
}

export const writtenOf = ({ position, prerequisites, ...values }: Values) => ({
  ...values,
  position: position ?? 1,
  prerequisites: [...prerequisites],
});

/** What is missing or wrong before anything is sent. */
export function troubleIn({
  position,
  opensOn,
  closesOn,
}: Values): Readonly<Record<string, string>> {
  const days = whyNoDays(opensOn, closesOn);
  return {
    ...(position === null && { position: texts.orderIsMissing }),
    ...(days !== null && { closesOn: days }),
  };
}
