import { Component, lazy, Suspense, useState } from 'react';
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { PartAway } from './part-away.tsx';

/** Parts that have been asked for: whoever draws a whole page at once waits for them. */
export const partsUnderway = new Set<Promise<unknown>>();

/** The script of a part did not come. */
class PartMissing extends Error {}

interface LazyPartOptions {
  /** Where the page does as well without it: nothing is said while it isn’t there, and it needs no `Suspense` around it. */
  readonly dispensable?: boolean;
  /** What keeps the place of such a one, so that nothing moves when it comes. */
  readonly meanwhile?: () => ReactNode;
}

type LazyPart<Props> = ComponentType<Props> & {
  /** Fetches it ahead of its use. What fails here is fetched again, and complained about, when it is needed. */
  readonly fetch: () => void;
};

/**
 * A part of a page that is fetched when it is first shown; wrap it in `Suspense`. One that does not come is asked for once more, then its place says so and offers another
 * try, which happens by itself when the server is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { dispensable = false, meanwhile = () => null }: LazyPartOptions = {},
): LazyPart<Props> {
  const fetchPart = async () => {
    const coming = load().catch(load);
    partsUnderway.add(coming);
    try {
      return { default: await coming };
    } catch (error) {
      throw new PartMissing(error instanceof Error ? error.message : '', { cause: error });
    } finally {
      partsUnderway.delete(coming);
    }
  };
  let latest: LazyExoticComponent<ComponentType<Props>> = lazy(fetchPart);

  function Part(props: Props) {
    const [{ Current, turn }, setAttempt] = useState(() => ({ Current: latest, turn: 0 }));
    // Only once its place has said so: until then React begins the part anew each time, and would ask without end.
    const renew = (): void => {
      if (latest === Current) latest = lazy(fetchPart);
    };
    const again = (): void => {
      renew();
      setAttempt({ Current: latest, turn: turn + 1 });
    };
    const instead = ({ message }: PartMissing): ReactNode => (
      <PartAway file={message} isSaid={!dispensable} onShown={renew} onRetry={again} />
    );
    return (
      <WhereMissing key={turn} instead={instead}>
        {dispensable ? (
          <Suspense fallback={meanwhile()}>
            <Current {...props} />
          </Suspense>
        ) : (
          <Current {...props} />
        )}
      </WhereMissing>
    );
  }
  return Object.assign(Part, { fetch: () => void load().catch(() => undefined) });
}

interface WhereMissingProps {
  readonly instead: (error: PartMissing) => ReactNode;
  readonly children: ReactNode;
}

interface Caught {
  readonly error: Error | null;
}

/** What else breaks is no matter of fetching and goes on to the page. */
class WhereMissing extends Component<WhereMissingProps, Caught> {
  override state: Caught = { error: null };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof PartMissing) return this.props.instead(error);
    throw error;
  }
}
