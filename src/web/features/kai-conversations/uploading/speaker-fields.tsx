import { rolesOf, speakerRoleNames } from '#domain/kai-conversations/vocabulary.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { participantsOf, recordingsOf, speakersOf, type UploadValues } from './upload-values.ts';
import * as texts from '../texts.ts';

type Recorded = 'inTurn' | 'together';

/** Who speaks in what was sent, each with a role; where everybody has a recording of their own, in which of them. */
export function SpeakerFields({ form: { values, change } }: { form: RecordForm<UploadValues> }) {
  const me = useMe();
  const { counted } = useNumbers();
  const speakers = speakersOf(values, me.fullName);
  const recordings = recordingsOf(values);
  if (speakers.length === 0) return null;
  const { lead, other } = rolesOf[values.group === '' ? 'GROW' : values.group];
  const said = (label: string) => {
    const words = speakers.find((each) => each.label === label)?.words ?? null;
    return words === null ? undefined : counted(words, 'word');
  };
  const participants = participantsOf(values, me.fullName);
  return (
    <Card title={texts.whoSpeaks} note={texts.whoSpeaksTip}>
      {recordings.length === 0 ? null : (
        <RadioGroup<Recorded>
          label={texts.howRecorded}
          options={[
            { value: 'inTurn', label: texts.oneAfterAnother },
            { value: 'together', label: texts.atTheSameTime },
          ]}
          value={values.isTogether ? 'together' : 'inTurn'}
          onChange={(how) => change({ isTogether: how === 'together' })}
        />
      )}
      {(values.isTogether ? recordings : []).map(({ id, name }) => (
        <Field key={id} label={texts.whoSpeaksIn(name)} errorKey={`voices.${id}`} required>
          <TextInput
            maxLength={80}
            value={values.voices[id] ?? ''}
            onChange={({ target }) => change({ voices: { ...values.voices, [id]: target.value } })}
          />
        </Field>
      ))}
      {participants.map(({ label, part }) => (
        <Field
          key={label}
          label={texts.roleOf(label)}
          tip={said(label)}
          errorKey={`participants.${label}`}
        >
          <Select
            options={[lead, other].map((value) => ({ value, label: speakerRoleNames[value] }))}
            value={part}
            onChange={(chosen) =>
              change({ roles: { ...values.roles, [label]: chosen === lead ? lead : other } })
            }
          />
        </Field>
      ))}
    </Card>
  );
}
