import { createFileRoute } from '@tanstack/react-router';
import { groupsOrAny } from '#domain/credits/unit-words.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import {
  allocatedWords,
  AllocatePage,
  CreditForms,
  holderFrom,
  issuedWords,
  issueOf,
  IssuePage,
  useAllocation,
  type Holders,
  type Task,
} from '../session-credits/public.ts';
import { creditsIn } from './credit-record.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/programmes/$programme/kai-credits/create')({
  staticData: {
    title: 'Create AI Credit',
    audience: 'staff',
    asks: 'GET /programmes/{programme}',
  },
  component: CreateKaiCredits,
});

/** Staff add AI credits to the pool of a programme, and allocate them to its members. */
function CreateKaiCredits() {
  const params = Route.useParams();
  const query = useApiQuery('GET /programmes/{programme}/kai-credits/holders', {
    params,
    query: {},
  });
  return (
    <Loaded query={query} whole>
      {(holders) => (
        <CreditForms
          holders={holders}
          noOptions={texts.noGroups}
          first={holders.options.every(({ pool }) => pool === 0) ? 'issue' : 'allocate'}
          issue={IssueForm}
          allocate={AllocateForm}
        />
      )}
    </Loaded>
  );
}

interface FormProps {
  holders: Holders;
  onTask: (task: Task) => void;
}

/** What a form has chosen, as the server knows it. */
const groupOf = (option: string) => groupsOrAny.find((each) => each === option) ?? 'any';

function IssueForm({ holders, onTask }: FormProps) {
  const alert = useAlert();
  const { id } = holders.programme;
  const list = creditsIn(id);
  const { sent, ...parts } = issueOf(useZone(), holders);
  const form = useRecordForm('POST /programmes/{programme}/kai-credits', {
    name: `kai-credits/${id}/issue`,
    ...parts,
    input: (values) => ({
      params: { programme: id },
      body: { group: groupOf(values.option), ...sent(values) },
    }),
    onDone: (_, go) => {
      alert('success', issuedWords(form.values.quantity ?? 0));
      void go(list);
    },
  });
  return <IssuePage names={texts.formNames} {...{ holders, form, list, onTask }} />;
}

function AllocateForm({ holders, onTask }: FormProps) {
  const alert = useAlert();
  const { id } = holders.programme;
  const list = creditsIn(id);
  const { seen, ...parts } = useAllocation(holders, texts.chooseAtLeastOneMember);
  const form = useRecordForm('POST /programmes/{programme}/kai-credits/allocations', {
    name: `kai-credits/${id}/allocate`,
    ...parts,
    input: ({ option, units, chosen }) => ({
      params: { programme: id },
      body: {
        group: groupOf(option),
        units: units ?? 0,
        holders: chosen.map((key) => ({ type: 'member' as const, id: holderFrom(key).id })),
        seen: seen(option),
      },
    }),
    onDone: ({ units }, go) => {
      alert('success', allocatedWords(units));
      void go(list);
    },
  });
  const { data } = useApiQuery(
    'GET /programmes/{programme}/kai-credits/holders',
    { params: { programme: id }, query: { group: groupOf(form.values.option) } },
    { keepPrevious: true },
  );
  return <AllocatePage names={texts.formNames} {...{ holders, data, form, list, onTask }} />;
}
