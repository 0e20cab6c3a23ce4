import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { isSilent, messageOf, messages, reasonOf } from '../api/messages.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/lists/empty-state.tsx';
import { InSteps } from '../ui/in-steps.tsx';
import { AlertTriangle, Lock, RotateCcw, Search } from '../ui/icons.ts';
import { Row } from '../ui/layout/layout.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { WaitingLines } from '../ui/skeleton.tsx';
import { useHere } from './record/only-here.ts';
import { CopySupportLink } from './support-link.tsx';
import * as texts from './texts.ts';

type LoadedProps<Data> = {
  query: UseQueryResult<Data, ApiError>;
  /** In the shape of what comes; appears after 150 ms. */
  waiting?: ReactNode;
  /** The whole page is what was asked for: why it is not there is the page's heading. */
  whole?: boolean;
  /** It is only read: once it may be seen no longer, why takes its place. A form stays, with what was typed. */
  isRead?: boolean;
  children: (data: Data) => ReactNode;
};

/** What a page asked for: on its way, there, denied, not found, or failed with a way to try again. What is there stays while it is refreshed. */
export function Loaded<Data>({
  query: answer,
  waiting = <WaitingLines />,
  whole = false,
  isRead = false,
  children,
}: LoadedProps<Data>) {
  const here = useHere(answer);
  const query = whole ? here : answer;
  if (query.data !== undefined && !(isRead && isTakenAway(query)))
    return <InSteps meanwhile={waiting}>{children(query.data)}</InSteps>;
  if (query.isPending || isSilent(query.error)) return waiting;
  return <Failed error={query.error} onRetry={() => void query.refetch()} whole={whole} />;
}

/** What was there may be seen no longer: it was deleted, or is not for this reader any more. */
export const isTakenAway = (query: UseQueryResult<unknown, ApiError>): boolean =>
  query.isRefetchError && query.error.isOutOfSight;

const home = (
  <Row justify="center">
    <LinkButton to="/" variant="primary">
      {texts.goToYourHomePage}
    </LinkButton>
    <CopySupportLink />
  </Row>
);

/** A page that is for others, in the sentence of the specification unless a chart has a better one. */
export function NotForYou({
  whole = false,
  children = messages.forbidden,
}: {
  whole?: boolean;
  children?: string;
}) {
  return (
    <EmptyState
      level={whole ? 'h1' : 'h2'}
      title={texts.youDontHaveAccess}
      icon={<Lock />}
      action={home}
    >
      {children}
    </EmptyState>
  );
}

/** Why there is nothing to see, and what to do about it. */
export function Failed({
  error,
  onRetry,
  whole = false,
}: {
  error: unknown;
  onRetry: () => void;
  whole?: boolean;
}) {
  const level = whole ? 'h1' : 'h2';
  const code = error instanceof ApiError ? error.status : 0;
  if (code === 403) return <NotForYou whole={whole}>{messageOf(error)}</NotForYou>;
  if (code === 404)
    return (
      <EmptyState level={level} title={texts.notFound} icon={<Search />} action={home}>
        {messageOf(error)}
      </EmptyState>
    );
  return (
    <EmptyState
      level={level}
      title={texts.thisDidntLoad}
      icon={<AlertTriangle />}
      action={
        <Row justify="center">
          <Button icon={<RotateCcw />} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
          <CopySupportLink />
        </Row>
      }
    >
      {texts.nothingYouEnteredIsLost(code >= 500 ? reasonOf(error) : messageOf(error))}
    </EmptyState>
  );
}
