import type { DataOf } from '#web/api/call.ts';
import { optimisticUpdate } from '#web/screens/command/optimistic-update.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import * as texts from './texts.ts';

type Settings = DataOf<'GET /profile/message-settings'>;

const switches: readonly (readonly [keyof Settings, label: string, note: string])[] = [
  ['showsPresence', texts.showOthers, texts.showOthersNote],
  ['mailsText', texts.textInEmails, texts.textInEmailsNote],
];

/** What somebody agrees to about messages. */
export function OwnMessages() {
  const query = useApiQuery('GET /profile/message-settings');
  return (
    <Card title={texts.messages}>
      <Loaded query={query}>
        {(settings) => (
          <Stack gap="4">
            {switches.map(([name, label, note]) => (
              <Setting key={name} name={name} label={label} note={note} isOn={settings[name]} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

interface SettingProps {
  name: keyof Settings;
  label: string;
  note: string;
  isOn: boolean;
}

function Setting({ name, label, note, isOn }: SettingProps) {
  const { busy, send } = useCommand('POST /profile/message-settings', {
    optimisticUpdates: ({ body }) => [
      optimisticUpdate('GET /profile/message-settings', (settings) => ({ ...settings, ...body })),
    ],
  });
  return (
    <Switch
      label={label}
      note={note}
      checked={isOn}
      aria-disabled={busy || undefined}
      onChange={(chosen) => void send({ body: { [name]: chosen } })}
    />
  );
}
