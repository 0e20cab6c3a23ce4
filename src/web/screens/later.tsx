import { memo, useDeferredValue, type ReactNode } from 'react';

interface LaterProps {
  /** What somebody asked for, such as the address of a list. */
  readonly asked: string;
  readonly children: () => ReactNode;
}

/** What takes long to draw, anew once everything around it shows what was asked for: whoever pressed something sees at once that it was heard. */
export function Later({ asked, children }: LaterProps) {
  const isTurn = useDeferredValue(asked) === asked;
  return <Drawn isTurn={isTurn} draw={children} />;
}

interface DrawnProps {
  readonly isTurn: boolean;
  readonly draw: () => ReactNode;
}

/** Stays as it is while it is not its turn. */
const Drawn = memo(
  ({ draw }: DrawnProps) => draw(),
  (_, next) => !next.isTurn,
);
