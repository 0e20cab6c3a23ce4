import { createFileRoute } from '@tanstack/react-router';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { AllocateForm } from './allocate/allocate-form.tsx';
import { CreditForms } from './allocate/credit-forms.tsx';
import { IssueForm } from './allocate/issue-form.tsx';
import type { Holders } from './words.ts';
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
  return (
    <CreditForms
      holders={holders}
      first={holders.holders.length === 0 ? 'issue' : 'allocate'}
      noOptions={texts.theProgrammeOffersNoSessions}
      issue={IssueForm}
      allocate={AllocateForm}
    />
  );
}
