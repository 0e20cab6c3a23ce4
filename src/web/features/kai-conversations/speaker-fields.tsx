import { rolesOf, speakerRoleNames } from '#domain/kai-conversations/vocabulary.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import type { RecordForm } from '#web/screens/form/use-record-form.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { participantsOf, speakersOf, type UploadValues } from './upload-values.ts';
import * as texts from './texts.ts';

/** Who speaks in what was sent, each with a role. */
export function SpeakerFields({ form: { values, change } }: { form: RecordForm<UploadValues> }) {
  const me = useMe();
  const { counted } = useNumbers();
  const speakers = speakersOf(values, me.fullName);
  if (speakers.length === 0) return null;
  const { lead, other } = rolesOf[values.group === '' ? 'GROW' : values.group];
  const said = (label: string) => {
    const words = speakers.find((each) => each.label === label)?.words ?? null;
    return words === null ? undefined : counted(words, 'word');
  };
  const participants = participantsOf(values, me.fullName);
  return (
    <Card title={texts.whoSpeaks} note={texts.whoSpeaksTip}>
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
