import { createFileRoute } from '@tanstack/react-router';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { searchReader, someCount } from '#web/screens/list/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Grid } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ErasureReceipt } from './erasure-receipt.tsx';
import { UserThen } from './user-then.tsx';
import { UserFacts, UserPlace } from './user-facts.tsx';
import { pageOf, roleWords, statusTones, statusWords, type User } from './words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/users/$user')({
  staticData: { title: 'User Details', audience: 'staff', asks: 'GET /users/{user}' },
  validateSearch: searchReader({ at: someCount }),
  component: UserScreen,
});

const statusBadge = ({ status }: User) => (
  <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
);

/** With `?at=3`: as it was after the third step of its history. */
function UserScreen() {
  const params = Route.useParams();
  const { at: step } = Route.useSearch();
  const query = useApiQuery('GET /users/{user}', { params });
  const history = useApiQuery('GET /users/{user}/history', { params });
  const command = useCommand('POST /users/{user}/events');
  const at = (type: 'RESEND' | 'UNLOCK', { version }: User) => ({
    send: () => void command.send({ params, body: { type, version, payload: {} } }),
    busy: command.busy,
  });
  const steps = history.data;
  const entry = steps?.find(({ position }) => position === step);
  if (query.data && steps && entry)
    return <UserThen key={step} user={query.data} history={history} steps={steps} entry={entry} />;
  return (
    <RecordPage
      query={query}
      title={({ fullName }) => fullName}
      lead={({ role, organization }) =>
        organization === null ? roleWords[role] : texts.at(roleWords[role], organization.name)
      }
      status={statusBadge}
      eventActions={(user) => ({
        EDIT: { link: { to: '/app/users/$user/edit', params } },
        RESEND: at('RESEND', user),
        UNLOCK: at('UNLOCK', user),
        RESET_PASSWORD: { link: { to: '/app/users/$user/reset-password', params } },
        SEND_RESET_LINK: { link: { to: '/app/users/$user/send-password-reset-link', params } },
        RESTORE: { link: { to: '/app/users/$user/restore', params } },
        DELETE: { link: { to: '/app/users/$user/delete', params }, danger: true },
        OBFUSCATE: { link: { to: '/app/users/$user/obfuscate', params }, danger: true },
      })}
    >
      {(user) => (
        <>
          {command.refusal === null ? null : (
            <Notice tone="error" live>
              {command.refusal}
            </Notice>
          )}
          <Grid columns="aside" gap="6">
            <UserFacts user={user} />
            <UserPlace user={user} />
          </Grid>
          {user.mayReadReceipt ? <ErasureReceipt user={user.id} /> : null}
          <RecordHistory
            query={history}
            label={texts.whatHappenedToThisAccount}
            chart={() => import('#charts/user.json')}
            states={[user.state]}
            at={step}
            then={(position) => ({ ...pageOf(user.id), search: { at: position } })}
          />
        </>
      )}
    </RecordPage>
  );
}
