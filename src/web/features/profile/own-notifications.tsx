import type { DataOf } from '#web/api/call.ts';
import { optimisticUpdate } from '#web/screens/command/optimistic-update.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { OwnEmails } from './own-emails.tsx';
import { OwnPush } from './own-push.tsx';
import { useArrival } from './use-arrival.ts';
import * as texts from './texts.ts';

type Lines = DataOf<'GET /profile/notifications'>;
type Line = Lines[number];
type Channels = Pick<Line, 'inApp' | 'push' | 'email' | 'digest'>;

const mails = [
  { value: 'now', label: texts.immediately },
  { value: 'digest', label: texts.inTheDigest },
  { value: 'never', label: texts.never },
] as const;
const mailOf = ({ email, digest }: Pick<Channels, 'email' | 'digest'>) =>
  email ? (digest ? 'digest' : 'now') : 'never';

/** How somebody hears of what: in the application, in their browsers and by e-mail, by type. */
export function OwnNotifications() {
  const query = useApiQuery('GET /profile/notifications');
  return (
    <Stack as="section" gap="6" id="notifications" aria-label={texts.whatYoureNotifiedAbout}>
      <OwnPush />
      <OwnEmails />
      <Card title={texts.notifications2} note={texts.notificationsNote}>
        <Loaded query={query}>{(lines) => <Preferences lines={lines} />}</Loaded>
      </Card>
    </Stack>
  );
}

function Preferences({ lines }: { lines: Lines }) {
  useArrival('notifications');
  const open = lines.filter(({ channel }) => channel !== 'E!');
  const always = lines.filter(({ channel }) => channel === 'E!');
  const groups = [...new Set(open.map(({ group }) => group))];
  return (
    <Stack gap="6">
      {groups.map((group) => (
        <Stack key={group} gap="2">
          <Text as="h3" strong>
            {group}
          </Text>
          <DataTable
            caption={texts.notifications(group)}
            rows={open.filter((line) => line.group === group)}
            rowKey={({ type }) => type}
            columns={[
              { key: 'label', header: texts.when, cell: ({ label }) => label },
              { key: 'inApp', header: texts.inTheApp2, cell: (line) => <InApp line={line} /> },
              {
                key: 'push',
                header: texts.inBrowsers2,
                cell: (line) => <InBrowsers line={line} />,
              },
              { key: 'email', header: texts.byEmail2, cell: (line) => <ByEmail line={line} /> },
            ]}
          />
        </Stack>
      ))}
      {always.length === 0 ? null : (
        <Text tone="muted">
          {texts.alwaysInTheApp(always.map(({ label }) => label.toLowerCase()).join('; '))}
        </Text>
      )}
    </Stack>
  );
}

/** Sends what was chosen and nothing else, and shows it at once. */
function useChoice({ type }: Line) {
  const command = useCommand('POST /profile/notifications', {
    optimisticUpdates: ({ body }) => [
      optimisticUpdate('GET /profile/notifications', (lines) =>
        lines.map((line) => (line.type === type ? { ...line, ...body } : line)),
      ),
    ],
  });
  return {
    busy: command.busy,
    choose: (channels: Partial<Channels>) => void command.send({ body: { type, ...channels } }),
  };
}

function InApp({ line }: { line: Line }) {
  const { busy, choose } = useChoice(line);
  return (
    <Switch
      label={<VisuallyHidden>{texts.inTheApp(line.label)}</VisuallyHidden>}
      checked={line.inApp}
      aria-disabled={busy || undefined}
      onChange={(inApp) => choose({ inApp })}
    />
  );
}

function InBrowsers({ line }: { line: Line }) {
  const { busy, choose } = useChoice(line);
  return (
    <Switch
      label={<VisuallyHidden>{texts.inBrowsers(line.label)}</VisuallyHidden>}
      checked={line.push}
      aria-disabled={busy || undefined}
      onChange={(push) => choose({ push })}
    />
  );
}

function ByEmail({ line }: { line: Line }) {
  const { choose } = useChoice(line);
  if (line.channel === 'I') return <Text tone="muted">{texts.notByEmail}</Text>;
  return (
    <Select
      aria-label={texts.byEmail(line.label)}
      options={mails}
      value={mailOf(line)}
      onChange={(mail) => choose({ email: mail !== 'never', digest: mail === 'digest' })}
    />
  );
}
