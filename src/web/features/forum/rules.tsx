import { useCommand } from '#web/screens/command/use-command.ts';
import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import type { DataOf } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RichTextEditor } from '#web/ui/forms/rich-text-editor.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import * as texts from './texts.ts';

export const pages = {
  '/app/forum/rules': page('everyone', 'Forum Rules', ForumRules),
  '/app/forum/rules/update': page('staff', 'Update Forum Rules', UpdateForumRules),
} satisfies Pages;

export type Rules = DataOf<'GET /forum/rules'>;

export const useRules = () => useApiQuery('GET /forum/rules');

/** The rules, and whether the reader has accepted them as they stand. */
export function ForumRules() {
  const zone = useZone();
  return (
    <Loaded query={useRules()} whole>
      {(rules) => (
        <Stack gap="6" measure="reading">
          <PageHeading
            title={texts.forumRules}
            lead={texts.rulesLead}
            actions={
              rules.mayUpdate ? (
                <LinkButton to="/app/forum/rules/update">{texts.updateRulesButton}</LinkButton>
              ) : null
            }
          />
          <Text tone="muted">
            {texts.version(rules.version)} · <When at={rules.publishedAt} zone={zone} />
          </Text>
          <RichText source={rules.body} />
          <Acceptance rules={rules} />
        </Stack>
      )}
    </Loaded>
  );
}

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

export function UpdateForumRules() {
  return (
    <Loaded query={useRules()} whole>
      {(rules) => <RulesForm rules={rules} />}
    </Loaded>
  );
}

function RulesForm({ rules }: { rules: Rules }) {
  const form = useRecordForm('POST /forum/rules', {
    name: 'forum-rules',
    initial: { body: rules.body },
    missing: ({ body }): Readonly<Record<string, string>> =>
      body.trim() === '' ? { body: texts.rulesMissing } : {},
    input: ({ body }) => ({ body: { body, version: rules.version } }),
    onDone: (_, go) => void go({ to: '/app/forum/rules' }),
  });
  return (
    <FormPage
      title={texts.updateRules}
      lead={texts.updateLead}
      form={form}
      verb={texts.publishRules}
      errorTitle={texts.notSavedYet}
      cancel={{ to: '/app/forum/rules' }}
    >
      <Field label={texts.rulesText} errorKey="body" required>
        <RichTextEditor
          value={form.values.body}
          maxLength={20_000}
          onChange={(body) => form.change({ body })}
        />
      </Field>
    </FormPage>
  );
}
