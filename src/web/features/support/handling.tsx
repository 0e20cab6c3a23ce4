import { useState } from 'react';
import { isStaff } from '#machines/person.ts';
import { verbs } from '#machines/support-request/answering.ts';
import { longestLookReason } from '#domain/support/vocabulary.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { useIsOpen } from '#web/ui/may-open.ts';
import { OutsideLink } from '#web/ui/text-link.tsx';
import type { SupportRequest } from './support-records.ts';
import * as texts from './texts.ts';

const route = 'POST /support-requests/{supportRequest}/events';

interface OfRequest {
  request: SupportRequest;
}

const canIn =
  ({ availableEvents }: SupportRequest) =>
  (type: string): boolean =>
    availableEvents.some((each) => each.type === type && each.enabled);

/** What staff do with a request besides answering. */
export function Handling({ request }: OfRequest) {
  const { id, version, assignee } = request;
  const me = useMe();
  const command = useCommand(route);
  const [isHandingOver, setHandingOver] = useState(false);
  const can = canIn(request);
  if (!can('RESOLVE') && !can('ASSIGN')) return null;
  const params = { supportRequest: id };
  const assign = (to: string | null) => {
    setHandingOver(false);
    void command.send({ params, body: { type: 'ASSIGN', version, payload: { assignee: to } } });
  };
  return (
    <Stack gap="4">
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      <Row>
        {can('ASSIGN') && assignee?.id !== me.id ? (
          <Button onClick={() => assign(me.id)}>{texts.assignToMe}</Button>
        ) : null}
        {can('RESOLVE') ? (
          <Button
            busy={command.busy}
            onClick={() =>
              void command.send({ params, body: { type: 'RESOLVE', version, payload: {} } })
            }
          >
            {texts.resolve}
          </Button>
        ) : null}
        {can('ASSIGN') ? (
          <Button onClick={() => setHandingOver(!isHandingOver)} aria-expanded={isHandingOver}>
            {texts.handOver}
          </Button>
        ) : null}
        {can('ASSIGN') && assignee !== null ? (
          <Button onClick={() => assign(null)}>{texts.assignNobody}</Button>
        ) : null}
      </Row>
      {isHandingOver ? (
        <ChooseRecord
          label={texts.handOverTo}
          route="GET /support/staff"
          input={(search) => ({ query: { search } })}
          nameOf={({ fullName }) => fullName}
          placeholder={texts.searchStaff}
          none={texts.noneByThatName}
          chosen={null}
          onChoose={(chosen) => (chosen === null ? undefined : assign(chosen.id))}
        />
      ) : null}
    </Stack>
  );
}

/** The same asked twice: one request goes on, and whoever asked is led to it. */
export function Merge({ request }: OfRequest) {
  const isOffered = canIn(request)('MERGE') && request.others.length > 0;
  return isOffered ? <MergeForm request={request} /> : null;
}

function MergeForm({ request }: OfRequest) {
  const form = useEventForm(route, request, 'MERGE', {
    initial: { into: '' },
    missing: ({ into }): Readonly<Record<string, string>> =>
      into === '' ? { into: texts.chooseWhichStays } : {},
    payload: ({ into }) => ({ into }),
    onDone: () => undefined,
  });
  return (
    <Card title={texts.mergeTitle} note={texts.mergeNote}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notMerged}
        aria-label={texts.mergeTitle}
      >
        <FormNotices form={form} />
        <Field label={verbs.MERGE.payload.into.label} errorKey="into" required>
          <Select
            value={form.values.into}
            placeholder={texts.chooseRequest}
            options={request.others.map(({ id, reference, subject }) => ({
              value: id,
              label: `${reference} · ${subject}`,
            }))}
            onChange={(into) => form.change({ into })}
          />
        </Field>
        <Row>
          <Button type="submit" busy={form.busy}>
            {verbs.MERGE.label}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}

/** The screen of whoever asked: the steps with sample data, and with their consent the page itself. */
export function Screen({ request }: OfRequest) {
  const { stateLink, page, consent, looks } = request;
  const me = useMe();
  const can = canIn(request);
  const hasLooked = looks.some(({ viewer }) => viewer?.id === me.id);
  if (!isStaff(me) || (stateLink === null && page === null)) return null;
  return (
    <Card title={texts.theirScreen}>
      <Stack gap="4">
        {stateLink === null ? null : (
          <div>
            <OutsideLink href={stateLink} target="_blank">
              {texts.showSteps}
            </OutsideLink>
          </div>
        )}
        {consent ? null : <Text tone="muted">{texts.noConsent}</Text>}
        {hasLooked && page !== null ? <TheirPage request={request} page={page} /> : null}
        {can('LOOK') && page !== null && !hasLooked ? <Look request={request} /> : null}
      </Stack>
    </Card>
  );
}

/** The page as staff see it; of a page that is for others alone, what it is made of stands with the account. */
function TheirPage({ request: { requester }, page }: OfRequest & { page: string }) {
  const isOpen = useIsOpen(page);
  return (
    <Stack gap="2">
      {isOpen ? (
        <OutsideLink href={page} target="_blank">
          {texts.openThePage}
        </OutsideLink>
      ) : (
        <Text tone="muted">{texts.notForStaff}</Text>
      )}
      {requester === null ? null : (
        <OutsideLink href={`/app/users/${requester.id}`} target="_blank">
          {texts.openTheAccount(requester.fullName)}
        </OutsideLink>
      )}
    </Stack>
  );
}

function Look({ request }: OfRequest) {
  const form = useEventForm(route, request, 'LOOK', {
    initial: { reason: '' },
    missing: ({ reason }): Readonly<Record<string, string>> =>
      reason.trim() === '' ? { reason: texts.sayWhyYouLook } : {},
    payload: ({ reason }) => ({ reason }),
    onDone: () => undefined,
  });
  return (
    <Form
      onSubmit={form.submit}
      errors={form.errors}
      errorTitle={texts.notOpened}
      aria-label={verbs.LOOK.label}
    >
      <FormNotices form={form} />
      <Field
        label={verbs.LOOK.payload.reason.label}
        tip={texts.reasonIsShown}
        errorKey="reason"
        required
      >
        <TextInput
          maxLength={longestLookReason}
          value={form.values.reason}
          onChange={({ target }) => form.change({ reason: target.value })}
        />
      </Field>
      <Row>
        <Button type="submit" busy={form.busy}>
          {verbs.LOOK.label}
        </Button>
      </Row>
    </Form>
  );
}
