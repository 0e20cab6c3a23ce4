import { useEffect, type ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import { Text } from '../text.tsx';
import { showStates } from './shown-states.ts';

/** Some parts that belong together, in every state they have. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  // Here and not on the page, because a shelf brings rules of its own with it.
  useEffect(() => showStates(), []);
  return (
    <Stack gap="6" as="section" aria-label={title}>
      <Text as="h2" look="title">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
