import { useState } from 'react';
import { FormNotices } from '#web/screens/form/form-page.tsx';
import { useAlert } from '#web/screens/use-alert.ts';
import { useRecordForm } from '#web/screens/form/use-record-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { organizations } from './organization-records.ts';
import type { Organization } from './organization-records.ts';
import * as texts from './texts.ts';

const off = { enabled: false, issuer: null, clientId: null, hasSecret: false, enforced: false };

/** How the organisation's people come in through its own provider. The secret is typed, and kept by no draft. */
export function SingleSignOnForm({ organization }: { organization: Organization }) {
  const { id, version, singleSignOn } = organization;
  const { hasSecret, ...shown } = singleSignOn ?? off;
  const [clientSecret, setClientSecret] = useState('');
  const alert = useAlert();
  const form = useRecordForm('POST /organizations/{organization}/events', {
    name: `organization/${id}/single-sign-on`,
    initial: { ...shown, issuer: shown.issuer ?? '', clientId: shown.clientId ?? '' },
    input: ({ enabled, issuer, clientId, enforced }) => ({
      params: { organization: id },
      body: {
        type: 'SET_SINGLE_SIGN_ON' as const,
        version,
        payload: {
          enabled,
          enforced: enabled && enforced,
          issuer: issuer || null,
          clientId: clientId || null,
          ...(clientSecret !== '' && { clientSecret }),
        },
      },
    }),
    onDone: (_, go) => void go(organizations.pageOf(id)),
  });
  const { values, change } = form;
  const returnAddress = `${location.origin}/auth/oidc`;
  return (
    <Card title={texts.singleSignOn} note={texts.itsPeopleSign}>
      <Form
        onSubmit={form.submit}
        errors={form.errors}
        errorTitle={texts.notSavedYet}
        aria-label={texts.singleSignOn}
      >
        <FormNotices form={form} />
        <Checkbox
          label={texts.peopleCanSignInThrough}
          checked={values.enabled}
          onChange={({ target }) => change({ enabled: target.checked })}
        />
        <Field label={texts.issuer} required={values.enabled} tip={texts.theAddressOfTheProvider}>
          <TextInput
            type="url"
            maxLength={500}
            value={values.issuer}
            onChange={({ target }) => change({ issuer: target.value })}
          />
        </Field>
        <Field label={texts.clientId} errorKey="clientId" required={values.enabled}>
          <TextInput
            maxLength={255}
            autoComplete="off"
            value={values.clientId}
            onChange={({ target }) => change({ clientId: target.value })}
          />
        </Field>
        <Field
          label={texts.clientSecret}
          required={values.enabled && !hasSecret}
          tip={hasSecret ? texts.aSecretIsSavedIt : texts.itIsStoredEncrypted}
        >
          <PasswordInput
            autoComplete="off"
            value={clientSecret}
            onChange={({ target }) => setClientSecret(target.value)}
          />
        </Field>
        <Field label={texts.returnAddress} tip={texts.theProviderNeeds}>
          <Row gap="2" wrap="no">
            <TextInput readOnly value={returnAddress} />
            <CopyButton
              content={returnAddress}
              onOutcome={({ type, message }) => alert(type, message)}
            />
          </Row>
        </Field>
        <Checkbox
          label={texts.itIsTheOnlyWay}
          checked={values.enabled && values.enforced}
          disabled={!values.enabled}
          onChange={({ target }) => change({ enforced: target.checked })}
        />
        {values.enabled && values.enforced && !shown.enforced ? (
          <Notice tone="warning">{texts.everyoneInThisOrganisation}</Notice>
        ) : null}
        <Row>
          <Button type="submit" busy={form.busy}>
            {texts.saveSingleSignOn}
          </Button>
        </Row>
      </Form>
    </Card>
  );
}
