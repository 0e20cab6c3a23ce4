import { Suspense, type ComponentProps } from 'react';
import { Card } from '#web/ui/layout/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import * as texts from './week-texts.ts';

const Exceptions = lazyPart(async () => (await import('./exception-card.tsx')).ExceptionCard);

/** It stands beside the calendar, and is fetched after it; its place is kept. */
export const ExceptionCard = (props: ComponentProps<typeof Exceptions>) => (
  <Suspense
    fallback={
      <Card title={texts.exceptions}>
        <WaitingLines lines={3} />
      </Card>
    }
  >
    <Exceptions {...props} />
  </Suspense>
);
