import { useRef, useState } from 'react';
import { consent, mostFiles } from '#domain/kai-conversations/vocabulary.ts';
import { writtenFields } from '#machines/kai-conversation/fields.ts';
import type { SentFile } from '#machines/file-upload/setup.ts';
import { forgetRecording } from '#web/actors/kept-recordings.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { FilesField } from '#web/screens/uploads/files-field.tsx';
import { useServices } from '#web/screens/use-services.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { RecordHere } from '../recording/record-here.tsx';
import { SpeakerFields } from './speaker-fields.tsx';
import {
  onlyGroupOf,
  type FoundFile,
  type ProgrammeChoice,
  type UploadValues,
} from './upload-values.ts';
import type { UploadForm } from './use-upload-form.ts';
import * as texts from '../texts.ts';

interface UploadFieldsProps {
  form: RecordForm<UploadValues>;
  programmes: readonly ProgrammeChoice[];
  /** Staff say for whom they do it. */
  mayChooseMember: boolean;
}

/** What is sent, what it is, who speaks, and that everybody agreed. */
export function UploadFields({ form, ...choices }: UploadFieldsProps & SendingProps) {
  return (
    <>
      <ConversationFiles form={form} />
      <WrittenFields form={form} {...choices} />
      <SpeakerFields form={form} />
      <ConsentField form={form} />
      <Awaited form={form} />
    </>
  );
}

/** What is uploaded of a conversation that says already what it is about. */
export function SentFields({ form }: SendingProps) {
  return (
    <>
      <ConversationFiles form={form} />
      <SpeakerFields form={form} />
      <ConsentField form={form} />
      <Awaited form={form} />
    </>
  );
}

interface SendingProps {
  form: UploadForm;
}

/** What a conversation is, and about whom. */
export function WrittenFields({ form, programmes, mayChooseMember }: UploadFieldsProps) {
  const { values, change } = form;
  const { heldOn, language } = writtenFields;
  return (
    <>
      <Field label={texts.title} tip={texts.titleTip} errorKey="title" required>
        <TextInput
          maxLength={writtenFields.title.most}
          value={values.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <ProgrammeFields form={form} programmes={programmes} />
      {mayChooseMember ? (
        <ChooseRecord
          label={texts.whoseSkill}
          errorKey="about"
          required
          route="GET /kai-conversations/members"
          input={(search) => ({ query: { programme: values.programmeId, search } })}
          nameOf={({ name }) => name}
          chosen={values.about}
          onChoose={(about) => change({ about })}
          placeholder={texts.searchMembers}
          none={texts.noMember}
        />
      ) : null}
      <RecordFields
        fields={{ heldOn, language }}
        form={{ values: { heldOn: values.heldOn, language: values.language }, change }}
      />
    </>
  );
}

type FormProps = Pick<UploadFieldsProps, 'form'>;

/** Files are sent as soon as they are chosen, and looked into; the conversation takes them when the form is sent. */
function ConversationFiles({ form: { values, change, report } }: SendingProps) {
  const { api } = useServices();
  const { id: reader } = useMe();
  const [recorded, setRecorded] = useState<File | null>(null);
  const found = useRef(new Map(values.files.map((file) => [file.id, file])));
  const lookInto = async ({ id: kaiFile }: SentFile, signal: AbortSignal) => {
    const route = 'GET /kai-conversations/files/{kaiFile}';
    const file = await api.call(route, { params: { kaiFile }, signal });
    found.current.set(kaiFile, file);
  };
  const take = (sent: readonly SentFile[]) => {
    const files = sent.map(
      (file): FoundFile => found.current.get(file.id) ?? { ...file, duration: null, speakers: [] },
    );
    if (files.map(({ id }) => id).join() === values.files.map(({ id }) => id).join()) return;
    const [first] = files;
    if (files.some(({ name }) => name === recorded?.name)) void forgetRecording(reader);
    change({ files, ...(values.title === '' && first && { title: titleOf(first.name) }) });
  };
  return (
    <>
      <Field label={texts.file} tip={texts.mostFiles} errorKey="files" required>
        <FilesField
          purpose="kai-conversation"
          maxFiles={mostFiles}
          kinds={texts.fileKinds}
          before={values.files}
          more={recorded}
          look={lookInto}
          onChange={(sent, _, sending) => {
            take(sent);
            report(sending, sent.length);
          }}
        />
      </Field>
      <RecordHere onRecorded={setRecorded} />
    </>
  );
}

/** "Handing over" of `Handing_over.mp3`. */
const titleOf = (fileName: string): string =>
  fileName.replace(/\.[^.]+$/, '').replaceAll(/[_-]+/g, ' ');

/** Whoever was faster than their files need not wait for them. */
function Awaited({ form: { isAwaited, holdBack } }: SendingProps) {
  if (!isAwaited) return null;
  return (
    <Notice tone="info" live>
      <Row gap="3">
        <Text>{texts.goesByItself}</Text>
        <Button size="small" onClick={holdBack}>
          {texts.notYet}
        </Button>
      </Row>
    </Notice>
  );
}

/** The programme where there are several, and its group where it has several. */
function ProgrammeFields({
  form: { values, change },
  programmes,
}: Omit<UploadFieldsProps, 'mayChooseMember'>) {
  const programme = programmes.find(({ id }) => id === values.programmeId) ?? null;
  return (
    <>
      {programmes.length === 1 ? null : (
        <Field label={texts.programme} errorKey="programmeId" required>
          <Select
            options={programmes.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={texts.chooseAProgramme}
            value={values.programmeId}
            onChange={(id) =>
              change({
                programmeId: id,
                group: onlyGroupOf(programmes.find((each) => each.id === id) ?? null),
              })
            }
          />
        </Field>
      )}
      {programme === null ? null : (
        <Field label={texts.group} tip={texts.groupTip} errorKey="group" required>
          <Select
            options={programme.groups.map((group) => ({ value: group, label: group }))}
            placeholder={texts.chooseAGroup}
            value={values.group}
            onChange={(chosen) =>
              change({ group: programme.groups.find((group) => group === chosen) ?? '' })
            }
          />
        </Field>
      )}
    </>
  );
}

function ConsentField({ form: { values, change } }: FormProps) {
  return (
    <Field label={texts.consentTitle} errorKey="consentConfirmed" group="group" required>
      <Stack gap="2">
        <Text>{consent.statement}</Text>
        <Checkbox
          label={texts.consentAsk}
          checked={values.consentConfirmed}
          onChange={({ target }) => change({ consentConfirmed: target.checked })}
        />
        <Text tone="muted" look="small">
          {texts.consentVersion(consent.version)}
        </Text>
      </Stack>
    </Field>
  );
}
