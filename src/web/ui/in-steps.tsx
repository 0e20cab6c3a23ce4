import { useDeferredValue, useState, type ReactNode } from 'react';

let areSteps = false;

/** While the first page of a visit stands drawn (`shell/take-over.ts`), what the product draws beside it is drawn in steps. */
export function drawInSteps(are: boolean): void {
  areSteps = are;
}

interface InStepsProps {
  /** In its place until it is there; nothing unless told. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Draws what is in it in short steps, between which the browser does what waits: all of the first page at once would hold it up for longer than anything after it. Later
 * pages are drawn at once, so that nothing stands empty between two of them.
 */
export function InSteps({ meanwhile, children }: InStepsProps) {
  const [isAtOnce] = useState(!areSteps);
  const isTurn = useDeferredValue(true, isAtOnce);
  if (isTurn) return children;
  return (
    <>
      <span hidden data-coming="" />
      {meanwhile}
    </>
  );
}
