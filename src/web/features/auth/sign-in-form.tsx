import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useServerDown } from '#web/screens/use-server-down.ts';
import { useServices } from '#web/screens/use-services.ts';
import { useSession } from '#web/screens/account/use-session.ts';
import { settings } from '#web/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Form } from '#web/ui/forms/form.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

type Missing = Partial<Record<'email' | 'password', string>>;

/** E-mail address and password, or the sign-in of the organisation that the address belongs to. What was typed stays, whatever the server says. */
export function SignIn() {
  const { auth } = useServices();
  const { intended } = useSearch({ from: '/auth/sign-in' });
  const isBusy = useSession((session) => session.hasTag('busy'));
  const notice = useSession((session) => session.context.notice);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Missing>({});
  const isDown = useServerDown();
  const isSaidAbove = isDown && notice?.reason === 'unreachable';
  const rejected = notice?.reason === 'rejected' ? { password: notice.sentence } : {};
  const isMissing = Object.keys(missing).length > 0;

  const send = (): void => {
    const next: Missing = {
      ...(email.trim() === '' && { email: texts.emailIsRequired }),
      ...(password === '' && { password: texts.passwordIsRequired }),
    };
    setMissing(next);
    if (isBusy || Object.keys(next).length > 0) return;
    auth.send({ type: 'signIn.password', email: email.trim(), password });
  };

  const goToOrganization = (): void => {
    const address = email.trim();
    setMissing(address === '' ? { email: texts.emailIsRequired } : {});
    if (isBusy || address === '') return;
    auth.send({ type: 'signIn.oidc', email: address, intended: intended ?? null });
  };

  return (
    <Stack gap="6">
      <PageHeading title={texts.signIn} lead={texts.welcomeBackTo(settings.productName)} />
      {notice === null || notice.reason === 'rejected' || isMissing || isSaidAbove ? null : (
        <Notice tone={notice.reason === 'signedOut' ? 'success' : 'warning'} live>
          {notice.sentence}
        </Notice>
      )}
      <Form
        onSubmit={send}
        errors={isMissing ? missing : rejected}
        errorTitle={isMissing ? undefined : texts.weCouldntSignYouIn}
        aria-label={texts.signIn}
      >
        <Field label={texts.email} required>
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label={texts.password} required>
          <PasswordInput
            name="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" wide busy={isBusy}>
          {texts.signIn}
        </Button>
        <Button wide disabled={isBusy} onClick={goToOrganization}>
          {texts.singleSignOn}
        </Button>
      </Form>
      <Text>
        <TextLink to="/auth/send-password-reset-link">{texts.forgotYourPassword}</TextLink>
      </Text>
    </Stack>
  );
}
