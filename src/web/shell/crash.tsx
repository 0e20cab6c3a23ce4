import type { ErrorComponentProps } from '@tanstack/react-router';
import { messages } from '../api/messages.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AlertTriangle, RotateCcw } from '../ui/icons.ts';

/** A page that broke. Loading it again fetches its program too, which may be what was missing. */
export function Crash({ reset }: ErrorComponentProps) {
  return (
    <EmptyState
      title="Something went wrong on this page"
      icon={<AlertTriangle />}
      action={
        <Button icon={<RotateCcw />} variant="primary" onClick={reset}>
          Try again
        </Button>
      }
    >
      {messages.system}
    </EmptyState>
  );
}
