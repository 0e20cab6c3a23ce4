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
  issue: ComponentType<FormProps>;
  allocate: ComponentType<FormProps>;
}

/** Allocating from the pool, or adding to it where it is empty: the other one is a press away. */
export function CreditForms({
  holders,
  noOptions,
  issue: Issue,
  allocate: Allocate,
}: CreditFormsProps) {
  const isPoolEmpty = holders.options.every(({ pool }) => pool === 0);
  const [task, setTask] = useState<Task>(isPoolEmpty ? 'issue' : 'allocate');
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
