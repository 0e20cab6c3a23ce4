import { useEffect, useState, type ReactNode } from 'react';
import { skeleton, type SkeletonVariantProps } from '#styled/recipes/skeleton.js';
import { Stack } from './layout/layout.tsx';
import { VisuallyHidden } from './layout/visually-hidden.tsx';
import * as texts from './texts.ts';

/** Milliseconds before a wait is worth showing. */
const patience = 150;

export function Skeleton({ shape }: Pick<SkeletonVariantProps, 'shape'>) {
  return <span className={skeleton({ shape })} aria-hidden="true" />;
}

/** Shows what is coming once the wait is long enough to notice. */
export function Waiting({
  children,
  label = texts.loading,
}: {
  children: ReactNode;
  label?: string;
}) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{shown ? label : ''}</VisuallyHidden>
      {shown ? children : null}
    </div>
  );
}

/** A list or a record on its way. */
export function WaitingLines({
  lines = 6,
  shape = 'line',
}: {
  lines?: number;
  shape?: 'line' | 'block';
}) {
  return (
    <Waiting>
      <Stack gap="4">
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} shape={shape} />
        ))}
      </Stack>
    </Waiting>
  );
}
