import { useState, type ComponentType } from 'react';
import { Coins } from '#web/ui/icons.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import type { Holders, Task } from '../words.ts';
import * as texts from './texts.ts';

interface FormProps {
  holders: Holders;
  onTask: (task: Task) => void;
}

interface CreditFormsProps {
  holders: Holders;
  /** Why there is nothing to choose where the programme offers nothing. */
  noOptions: string;
  /** What is done first: allocating may fill a pool that is empty, or has to wait until something is in it. */
  first: Task;
  issue: ComponentType<FormProps>;
  allocate: ComponentType<FormProps>;
}

/** Allocating from the pool, or adding to it: the other one is a press away. */
export function CreditForms({
  holders,
  noOptions,
  first,
  issue: Issue,
  allocate: Allocate,
}: CreditFormsProps) {
  const [task, setTask] = useState<Task>(first);
  const why = holders.closed ?? (holders.options.length === 0 ? noOptions : null);
  if (why !== null)
    return (
      <EmptyState title={texts.noCreditsToGive} icon={<Coins />}>
        {why}
      </EmptyState>
    );
  const Form = task === 'issue' ? Issue : Allocate;
  return <Form holders={holders} onTask={setTask} />;
}
