import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/layout.tsx';
import { useArrival } from './use-arrival.ts';
import type { Section } from './words.ts';

/** A part of the page that an address can name. */
export function Part({ id, children }: { id: Section; children: ReactNode }) {
  useArrival(id);
  return <Stack id={id}>{children}</Stack>;
}
