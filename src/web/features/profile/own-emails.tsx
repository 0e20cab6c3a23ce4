import { useState } from 'react';
import type { DigestRhythm } from '#domain/notifications/mail-rhythm.ts';
import type { DataOf } from '#web/api/call.ts';
import { optimisticUpdate } from '#web/screens/command/optimistic-update.ts';
import { SaidInPlace } from '#web/screens/command/use-answer.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Select, type SelectOption } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

type Settings = DataOf<'GET /profile/mail-settings'>;
type Hours = NonNullable<Settings['quietHours']>;

const rhythms: readonly SelectOption<DigestRhythm>[] = [
  { value: 'day', label: texts.digestDaily },
  { value: 'week', label: texts.digestWeekly },
  { value: 'never', label: texts.digestNever },
];
const usualHours: Hours = { from: '22:00', to: '07:00' };

/** When emails come: the digest, quiet hours, and how all that can be chosen comes, at once. */
export function OwnEmails() {
  const query = useApiQuery('GET /profile/mail-settings');
  return (
    <Card title={texts.emails} note={texts.emailsNote}>
      <Loaded query={query}>
        {(settings) => (
          <Stack gap="6">
            <Digest settings={settings} />
            <QuietHours settings={settings} />
            <AllAtOnce />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

/** What is chosen is shown at once. */
const useSettings = (onDone?: () => void) =>
  useCommand('POST /profile/mail-settings', {
    ...(onDone && { onDone }),
    optimisticUpdates: ({ body }) => [
      optimisticUpdate('GET /profile/mail-settings', (settings) => ({ ...settings, ...body })),
    ],
  });

function Digest({ settings }: { settings: Settings }) {
  const { send } = useSettings();
  return (
    <Stack gap="2">
      <Field label={texts.digest} tip={texts.digestTip}>
        <Select
          options={rhythms}
          value={settings.digestEvery}
          onChange={(digestEvery) =>
            void (digestEvery === '' ? null : send({ body: { digestEvery } }))
          }
        />
      </Field>
      {settings.nextDigestAt === null ? null : (
        <Text look="small" tone="muted">
          {texts.nextDigest}
          <When at={settings.nextDigestAt} inSentence />.
        </Text>
      )}
    </Stack>
  );
}

function QuietHours({ settings: { quietHours } }: { settings: Settings }) {
  const { busy, send } = useSettings();
  return (
    <Stack gap="4">
      <Switch
        label={texts.quietHours}
        note={texts.quietHoursNote}
        checked={quietHours !== null}
        aria-disabled={busy || undefined}
        onChange={(isOn) => void send({ body: { quietHours: isOn ? usualHours : null } })}
      />
      {quietHours === null ? null : (
        <Hours key={`${quietHours.from} ${quietHours.to}`} hours={quietHours} />
      )}
    </Stack>
  );
}

function Hours({ hours }: { hours: Hours }) {
  const alert = useAlert();
  const [wanted, setWanted] = useState(hours);
  const { busy, send, errors } = useCommand('POST /profile/mail-settings', {
    onDone: () => alert('success', texts.quietHoursSaved),
  });
  const isAsBefore = wanted.from === hours.from && wanted.to === hours.to;
  return (
    <Form
      aria-label={texts.quietHours}
      errors={errors}
      onSubmit={() => void send({ body: { quietHours: wanted } })}
    >
      <Grid columns="two" gap="4">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={texts.quietEnds[end]} errorKey={`quietHours.${end}`}>
            <TextInput
              type="time"
              value={wanted[end]}
              onChange={({ target }) => setWanted({ ...wanted, [end]: target.value })}
            />
          </Field>
        ))}
      </Grid>
      {isAsBefore ? null : (
        <Row>
          <Button type="submit" busy={busy}>
            {texts.saveQuietHours}
          </Button>
        </Row>
      )}
    </Form>
  );
}

const choices = [
  ['digest', texts.allInDigest, texts.nowAllInDigest],
  ['now', texts.allImmediately, texts.nowAllImmediately],
  ['never', texts.allNever, texts.nowAllNever],
] as const;

/** One choice for everything below that leaves one. */
const AllAtOnce = () => (
  <SaidInPlace value>
    <Choices />
  </SaidInPlace>
);

function Choices() {
  const alert = useAlert();
  const { busy, send } = useCommand('POST /profile/notifications/mails');
  const choose = async ([mails, , said]: (typeof choices)[number]) => {
    const answer = await send({ body: { mails } });
    if (answer) alert('success', said);
  };
  return (
    <Stack gap="2">
      <Text strong>{texts.allEmails}</Text>
      <Row gap="2">
        {choices.map((choice) => (
          <Button key={choice[0]} size="small" busy={busy} onClick={() => void choose(choice)}>
            {choice[1]}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
