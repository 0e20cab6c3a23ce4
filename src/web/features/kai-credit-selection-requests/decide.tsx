import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { conversationsOf } from '#domain/credits/unit-words.ts';
import { Offered } from '#web/screens/command/offered.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { lastDay } from '#web/screens/list/last-day.ts';
import { oneOf, searchReader } from '#web/screens/list/search-reader.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { ChoiceCards } from '#web/ui/forms/choice-cards.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Text } from '#web/ui/text.tsx';
import {
  memberOf,
  requestOf,
  send,
  tasks,
  useRequest,
  type SelectionRequest,
  type Task,
} from './request-record.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute(
  '/app/kai-credit-selection-requests/$kaiCreditSelectionRequest/edit',
)({
  staticData: {
    title: 'Edit AI Credit Selection Request',
    audience: 'staff',
    asks: 'GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}',
  },
  validateSearch: searchReader({ task: oneOf(tasks) }),
  component: Decide,
});

interface FormProps {
  request: SelectionRequest;
  onTask: (task: Task) => void;
}

/** Staff choose the credit that pays for a conversation, or say why there is none. */
function Decide() {
  const { kaiCreditSelectionRequest } = Route.useParams();
  const { task } = Route.useSearch();
  return (
    <Offered
      query={useRequest(kaiCreditSelectionRequest)}
      event={['RESOLVE', 'REJECT']}
      gone={texts.gone}
      back={requestOf}
      backVerb={texts.showRequest}
    >
      {(request) => <Forms request={request} wanted={task} />}
    </Offered>
  );
}

function Forms({ request, wanted }: { request: SelectionRequest; wanted: Task | undefined }) {
  const likely = request.credits.length === 0 ? 'REJECT' : 'RESOLVE';
  const [task, setTask] = useState<Task>(wanted ?? likely);
  const Form = task === 'RESOLVE' ? ChooseForm : RejectForm;
  return <Form request={request} onTask={setTask} />;
}

function TaskChoice({ task, onTask }: { task: Task; onTask: (task: Task) => void }) {
  return (
    <RadioGroup
      label={texts.whatToDo}
      options={[
        { value: 'RESOLVE', label: texts.tasks.RESOLVE },
        { value: 'REJECT', label: texts.tasks.REJECT },
      ]}
      value={task}
      onChange={onTask}
    />
  );
}

function ChooseForm({ request, onTask }: FormProps) {
  // What was chosen stays chosen while others decide.
  const [only] = useState(() =>
    request.credits.length === 1 ? (request.credits[0]?.id ?? '') : '',
  );
  const form = useEventForm(send, request, 'RESOLVE', {
    initial: { chosenCredit: only, comment: '' },
    missing: ({ chosenCredit }): Readonly<Record<string, string>> =>
      chosenCredit === '' ? { chosenCredit: texts.chooseACredit } : {},
    payload: ({ chosenCredit, comment }) => ({ chosenCredit, comment: comment.trim() || null }),
    onDone: (_, go) => void go(requestOf(request)),
  });
  const { values, change } = form;
  const chosen = request.credits.find(({ id }) => id === values.chosenCredit);
  return (
    <FormPage
      title={texts.decideOn}
      lead={texts.creditFor(memberOf(request))}
      form={form}
      verb={texts.chooseCredit}
      errorTitle={texts.notDecidedYet}
      cancel={requestOf(request)}
    >
      <TaskChoice task="RESOLVE" onTask={onTask} />
      {request.availableEvents.some(({ type }) => type === 'RESOLVE') ? (
        <Field label={texts.whichCredit} errorKey="chosenCredit" required group="group">
          <Candidates
            request={request}
            value={values.chosenCredit}
            onChange={(chosenCredit) => change({ chosenCredit })}
          />
        </Field>
      ) : null}
      {chosen === undefined ? null : <Text>{texts.itBelongsTo(chosen.programme.name)}</Text>}
      <Field label={texts.comment} tip={texts.onlyStaffReadIt}>
        <Textarea
          rows={2}
          maxLength={500}
          value={values.comment}
          onChange={({ target }) => change({ comment: target.value })}
        />
      </Field>
    </FormPage>
  );
}

interface CandidatesProps {
  request: SelectionRequest;
  value: string;
  onChange: (credit: string) => void;
}

/** Each credit that could pay, with what choosing it means. */
function Candidates({ request: { credits, units, group }, value, onChange }: CandidatesProps) {
  const zone = useZone();
  const [now] = useState(Date.now);
  if (credits.length === 0)
    return (
      <Text>
        {texts.nothingCouldPay} {texts.issueSomewhere(group)}
      </Text>
    );
  return (
    <ChoiceCards
      legend={texts.whichCredit}
      hideLegend
      choices={credits.map(({ id, programme, group: of, holderType, available, expiresAt }) => {
        const day = lastDay(expiresAt, zone, now);
        const isPool = holderType === 'pool';
        return {
          value: id,
          title: `${programme.name} · ${isPool ? texts.fromPool : texts.ofMember}`,
          detail: `${conversationsOf(of)}. ${isPool ? texts.poolMeans(units, day) : texts.ownMeans(units, day)}`,
          end: texts.left(available),
        };
      })}
      value={value}
      onChange={onChange}
    />
  );
}

function RejectForm({ request, onTask }: FormProps) {
  const form = useEventForm(send, request, 'REJECT', {
    initial: { reason: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      reason.trim() === '' ? { reason: texts.giveAReason } : {},
    payload: ({ reason }) => ({ reason: reason.trim() }),
    onDone: (_, go) => void go(requestOf(request)),
  });
  const { values, change } = form;
  return (
    <FormPage
      title={texts.decideOn}
      lead={texts.creditFor(memberOf(request))}
      form={form}
      verb={texts.reject}
      errorTitle={texts.notDecidedYet}
      cancel={requestOf(request)}
    >
      <TaskChoice task="REJECT" onTask={onTask} />
      <Field label={texts.reason} required tip={texts.theMemberReadsIt}>
        <Textarea
          rows={3}
          maxLength={500}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
    </FormPage>
  );
}
