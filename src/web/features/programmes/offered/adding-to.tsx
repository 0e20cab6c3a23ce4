import type { ReactNode } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery, type Answer } from '#web/screens/use-api-query.ts';

interface AddingToProps {
  programme: string;
  /** What can be added. Only staff have a choice; everybody else is told that the page isn't for them. */
  choices: Answer<unknown>;
  /** The form, for the programme by its name. */
  children: (programme: string) => ReactNode;
}

/** A page on which something is added to a programme. */
export function AddingTo({ programme, choices, children }: AddingToProps) {
  const query = useApiQuery('GET /programmes/{programme}', { params: { programme } });
  return (
    <Loaded query={choices} whole>
      {() => (
        <Loaded query={query} whole>
          {({ name }) => children(name)}
        </Loaded>
      )}
    </Loaded>
  );
}
