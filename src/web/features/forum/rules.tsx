import { FormPage } from '#web/screens/form/form-page.tsx';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { page, type Pages } from '#web/screens/pages.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RichTextEditor } from '#web/ui/forms/rich-text-editor.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { RichText } from '#web/ui/written/rich-text.tsx';
import { Acceptance, useRules, type Rules } from './rules-first.tsx';
import * as texts from './texts.ts';

export const pages = {
  '/app/forum/rules': page('everyone', 'Forum Rules', ForumRules),
  '/app/forum/rules/update': page('staff', 'Update Forum Rules', UpdateForumRules),
} satisfies Pages;

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
