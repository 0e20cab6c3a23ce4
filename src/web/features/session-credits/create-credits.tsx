import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Coins } from '#web/ui/icons.ts';
import { AllocateForm } from './allocate/allocate-form.tsx';
import { IssueForm } from './allocate/issue-form.tsx';
import { type Holders, type Task } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/programmes/$programme/session-credits/create')({
  staticData: {
    title: 'Create Session Credit',
    audience: 'staff',
    asks: 'GET /programmes/{programme}',
  },
  component: CreateCredits,
});

/** Staff add credits to the pool of a programme, and allocate them to its members and teams. */
function CreateCredits() {
  const params = Route.useParams();
  const query = useApiQuery('GET /programmes/{programme}/session-credits/holders', {
    params,
    query: {},
  });
  return (
    <Loaded query={query} whole>
      {(holders) => <Forms holders={holders} />}
    </Loaded>
  );
}

function Forms({ holders }: { holders: Holders }) {
  const isForNobody = holders.holders.length === 0;
  const [task, setTask] = useState<Task>(isForNobody ? 'issue' : 'allocate');
  const why =
    holders.closed ?? (holders.options.length === 0 ? texts.theProgrammeOffersNoSessions : null);
  if (why !== null)
    return (
      <EmptyState title={texts.noCreditsToGive} icon={<Coins />}>
        {why}
      </EmptyState>
    );
  const Form = task === 'issue' ? IssueForm : AllocateForm;
  return <Form holders={holders} onTask={setTask} />;
}
