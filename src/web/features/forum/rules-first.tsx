import { useCommand } from '#web/screens/command/use-command.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import type { DataOf } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import * as texts from './texts.ts';

export type Rules = DataOf<'GET /forum/rules'>;

export const useRules = () => useApiQuery('GET /forum/rules');

/** Accepting the rules as they stand, where they are read or where somebody is about to post. */
export function Acceptance({ rules }: { rules: Rules }) {
  const { send, busy, refusal } = useCommand('POST /forum/rules/acceptances');
  const { version, accepted } = rules;
  if (accepted === version) return <Notice tone="success">{texts.acceptedRules}</Notice>;
  return (
    <Stack gap="3">
      {accepted === null ? null : <Notice tone="warning">{texts.rulesChanged}</Notice>}
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      <Row>
        <Button variant="primary" busy={busy} onClick={() => void send({ body: { version } })}>
          {texts.acceptRules}
        </Button>
      </Row>
    </Stack>
  );
}

/** For whoever is muted: that they can’t post, until when, and why; nothing for anybody else. */
export function MutedNote({ mayDraft = false }: { mayDraft?: boolean }) {
  const { data } = useRules();
  if (!data || data.muted === null) return null;
  return (
    <Notice tone="warning">
      <p>{data.muted}</p>
      {mayDraft ? <p>{texts.draftWhileMuted}</p> : null}
    </Notice>
  );
}

/** What has to be accepted before anything is posted; nothing where it is. */
export function RulesFirst({ rules }: { rules: Rules }) {
  if (rules.accepted === rules.version) return null;
  return (
    <Card title={texts.acceptFirst}>
      <Stack gap="4">
        <RichText source={rules.body} under="h2" />
        <Acceptance rules={rules} />
        <TextLink to="/app/forum/rules">{texts.readRules}</TextLink>
      </Stack>
    </Card>
  );
}
