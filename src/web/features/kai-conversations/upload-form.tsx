import { useState } from 'react';
import { wallOf } from '#domain/time/wall.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useGo } from '#web/screens/use-go.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { pageOf } from './kai-records.ts';
import { UploadFields } from './uploading/upload-fields.tsx';
import {
  emptyUpload,
  missingIn,
  writtenOf,
  type ProgrammeChoice,
} from './uploading/upload-values.ts';
import { useUploadForm } from './uploading/use-upload-form.ts';
import * as texts from './texts.ts';

interface UploadFormProps {
  title: string;
  cancel: Parameters<typeof FormPage>[0]['cancel'];
  programmes: readonly ProgrammeChoice[];
}

/** The form of a conversation that is uploaded, once it is known for which programmes that is possible. */
export function UploadForm({ title, cancel, programmes }: UploadFormProps) {
  const me = useMe();
  const zone = useZone();
  const go = useGo();
  const mayChooseMember = programmes.some((programme) => programme.mayChooseMember);
  const [today] = useState(() => wallOf(zone, Date.now()).date);
  const command = useCommand('POST /kai-conversations');
  const form = useUploadForm({
    name: `kai-conversation/${programmes.length === 1 ? (programmes[0]?.id ?? '') : 'any'}`,
    initial: emptyUpload(programmes, { today, locale: me.locale }),
    missing: (values, isPending) => missingIn(values, { programmes, isPending }),
    errors: command.errors,
    refusal: command.refusal,
    clear: command.clear,
    async send(values) {
      const { consentConfirmed } = values;
      const files = values.files.map(({ id }) => id);
      const body = { ...writtenOf(values, me.fullName), files, consentConfirmed };
      const made = await command.send({ body });
      if (!made) return null;
      void go(pageOf(made.programme.id, made.id));
      return made.id;
    },
  });
  return (
    <FormPage
      title={title}
      lead={texts.uploadLead}
      form={form}
      verb={texts.uploadVerb}
      errorTitle={texts.notUploadedYet}
      cancel={cancel}
    >
      <UploadFields form={form} programmes={programmes} mayChooseMember={mayChooseMember} />
    </FormPage>
  );
}
