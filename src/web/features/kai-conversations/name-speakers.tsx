import { useState } from 'react';
import { rolesOf, speakerRoleNames } from '#domain/kai-conversations/vocabulary.ts';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useEventForm } from '#web/screens/command/use-event-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Text } from '#web/ui/text.tsx';
import type { KaiConversation } from './kai-records.ts';
import * as texts from './texts.ts';

/** Says who speaks: by which name, and as whom. */
export function NameSpeakers({ conversation }: { conversation: KaiConversation }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { availableEvents, analysis } = conversation;
  const isOffered = availableEvents.some(
    ({ type, enabled }) => type === 'NAME_SPEAKERS' && enabled,
  );
  if (!isOffered || !analysis?.measures) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.nameSpeakers}
      </Button>
      <Dialog title={texts.nameSpeakers} open={isOpen} onClose={close}>
        <NamesForm conversation={conversation} onDone={close} />
      </Dialog>
    </>
  );
}

function NamesForm({
  conversation,
  onDone,
}: {
  conversation: KaiConversation;
  onDone: () => void;
}) {
  const { group, participants, analysis } = conversation;
  const { lead, other } = rolesOf[group];
  const speakers = analysis?.measures?.speakers ?? [];
  const form = useEventForm(
    'POST /kai-conversations/{kaiConversation}/events',
    conversation,
    'NAME_SPEAKERS',
    {
      initial: {
        named: speakers.map(({ speaker }) => ({
          label: speaker,
          name: speaker,
          part: participants.find(({ label }) => label === speaker)?.part ?? other,
        })),
      },
      missing: ({ named }): Readonly<Record<string, string>> =>
        named.some(({ name }) => name.trim() === '') ? { participants: texts.sayWhoSpeaks } : {},
      payload: ({ named }) => ({ participants: named.map((each) => ({ ...each })) }),
      onDone,
    },
  );
  const { named } = form.values;
  const change = (at: number, patch: Partial<(typeof named)[number]>) =>
    form.change({ named: named.map((each, nth) => (nth === at ? { ...each, ...patch } : each)) });
  return (
    <Form
      onSubmit={form.submit}
      errors={form.errors}
      errorTitle={texts.notSavedYet}
      aria-label={texts.nameSpeakers}
    >
      <FormNotices form={form} />
      <Text tone="muted">{texts.nameSpeakersLead}</Text>
      <Stack gap="4">
        {named.map(({ label, name, part }, at) => (
          <Stack key={label} gap="2">
            <Field label={texts.nameOf(label)} errorKey="participants" id={`name-${at}`} required>
              <TextInput
                maxLength={80}
                value={name}
                onChange={({ target }) => change(at, { name: target.value })}
              />
            </Field>
            <Field label={texts.roleOf(label)} errorKey="part" id={`role-${at}`}>
              <Select
                options={[lead, other].map((value) => ({ value, label: speakerRoleNames[value] }))}
                value={part}
                onChange={(chosen) => change(at, { part: chosen === lead ? lead : other })}
              />
            </Field>
          </Stack>
        ))}
      </Stack>
      <Row>
        <Button type="submit" variant="primary" busy={form.busy}>
          {texts.saveNames}
        </Button>
        <Button onClick={onDone}>{texts.close}</Button>
      </Row>
    </Form>
  );
}
