import { useState } from 'react';
import { wallOf } from '#domain/time/wall.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useGo } from '#web/screens/use-go.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { pageOf, places } from './kai-records.ts';
import { UploadFields } from './uploading/upload-fields.tsx';
import {
  emptyUpload,
  missingIn,
  writtenOf,
  type ProgrammeChoice,
} from './uploading/upload-values.ts';
import { useUploadForm } from './uploading/use-upload-form.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/kai-conversations/create': page('members', 'AI Upload', UploadAnywhere),
  '/app/programmes/$programme/kai-conversations/create': page(
    'membersAndStaff',
    'Upload AI Conversation',
    UploadForProgramme,
  ),
} satisfies Pages;

/** A member uploads a conversation; the programme is asked for where there are several. */
export function UploadAnywhere() {
  return (
    <Upload
      title={pages['/app/kai-conversations/create'].title}
      cancel={{ to: '/app/kai-conversations' }}
    />
  );
}

/** The same for one programme, where staff can do it for a member. */
export function UploadForProgramme() {
  const place = places.usePlace();
  return <Upload title={place.titles.page} cancel={place.list} programme={place.id} />;
}

interface UploadProps {
  title: string;
  cancel: Parameters<typeof FormPage>[0]['cancel'];
  programme?: string;
}

function Upload({ programme, ...rest }: UploadProps) {
  const choices = useApiQuery('GET /kai-conversations/choices', {
    query: programme === undefined ? {} : { programme },
  });
  return (
    <Loaded query={choices} whole>
      {(programmes) =>
        programmes.length === 0 ? (
          <EmptyState
            level="h1"
            title={texts.noProgramme}
            action={<LinkButton {...rest.cancel}>{texts.backToConversations}</LinkButton>}
          >
            {texts.noProgrammeLead}
          </EmptyState>
        ) : (
          <UploadForm {...rest} programmes={programmes} />
        )
      }
    </Loaded>
  );
}

interface UploadFormProps extends UploadProps {
  programmes: readonly ProgrammeChoice[];
}

function UploadForm({ title, cancel, programmes }: UploadFormProps) {
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
