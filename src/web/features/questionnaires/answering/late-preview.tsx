import { Suspense } from 'react';
import type { Definition } from '#domain/questionnaires/definition.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';

const Preview = lazyPart(async () => (await import('./preview.tsx')).Preview);

/** The preview, which stands beside what a page is opened for and is fetched after that. */
export function LatePreview({ definition }: { definition: Definition }) {
  return (
    <Suspense fallback={<WaitingLines />}>
      <Preview definition={definition} />
    </Suspense>
  );
}
