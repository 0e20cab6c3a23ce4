import {
  mostSentBytes,
  recordingEndings,
  transcriptEndings,
} from '#domain/kai-conversations/file-types.ts';
import { consent, mostFiles } from '#domain/kai-conversations/vocabulary.ts';
import { writtenFields } from '#machines/kai-conversation/fields.ts';
import { reasonOf } from '#web/api/messages.ts';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { RecordFields } from '#web/screens/form/record-fields.tsx';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { useUpload } from '#web/screens/form/use-upload.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FileUpload } from '#web/ui/forms/file-upload.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { SpeakerFields } from './speaker-fields.tsx';
import { onlyGroupOf, type ProgrammeChoice, type UploadValues } from './upload-values.ts';
import * as texts from './texts.ts';

interface UploadFieldsProps {
  form: RecordForm<UploadValues>;
  programmes: readonly ProgrammeChoice[];
  /** Staff say for whom they do it. */
  mayChooseMember: boolean;
}

/** What is sent, what it is, who speaks, and that everybody agreed. */
export function UploadFields({ form, ...choices }: UploadFieldsProps) {
  return (
    <>
      <FilesField form={form} />
      <WrittenFields form={form} {...choices} />
      <SpeakerFields form={form} />
      <ConsentField form={form} />
    </>
  );
}

/** What is uploaded of a conversation that says already what it is about. */
export function SentFields({ form }: FormProps) {
  return (
    <>
      <FilesField form={form} />
      <SpeakerFields form={form} />
      <ConsentField form={form} />
    </>
  );
}

/** What a conversation is, and about whom. */
export function WrittenFields({ form, programmes, mayChooseMember }: UploadFieldsProps) {
  const { values, change } = form;
  const { heldOn } = writtenFields;
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
        fields={{ heldOn }}
        form={{
          values: { heldOn: values.heldOn },
          change: (patch) => change({ heldOn: patch.heldOn ?? '' }),
        }}
      />
    </>
  );
}

type FormProps = Pick<UploadFieldsProps, 'form'>;

/** Files are sent as soon as they are chosen; the conversation takes them when the form is sent. */
function FilesField({ form: { values, change } }: FormProps) {
  const upload = useUpload();
  return (
    <Field label={texts.file} tip={texts.mostFiles} errorKey="files" required>
      <FileUpload
        accept={[...transcriptEndings, ...recordingEndings]}
        maxBytes={mostSentBytes}
        maxFiles={mostFiles}
        kinds={texts.fileKinds}
        explain={reasonOf}
        transport={(chosen, how) =>
          upload('POST /kai-conversations/files', { form: { file: chosen }, ...how })
        }
        onChange={(files) =>
          change({
            files,
            ...(values.title === '' &&
              files[0] && {
                title: files[0].name.replace(/\.[^.]+$/, '').replaceAll(/[_-]+/g, ' '),
              }),
          })
        }
      />
    </Field>
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
