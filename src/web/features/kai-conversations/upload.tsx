import { Suspense, useEffect } from 'react';
import type { FormPage } from '#web/screens/form/form-page.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { places } from './kai-records.ts';
import * as texts from './texts.ts';

const UploadForm = lazyPart(async () => (await import('./upload-form.tsx')).UploadForm);

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
  // Beside what may be chosen, not after it.
  useEffect(() => UploadForm.fetch(), []);
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
          <Suspense fallback={<WaitingLines />}>
            <UploadForm {...rest} programmes={programmes} />
          </Suspense>
        )
      }
    </Loaded>
  );
}
