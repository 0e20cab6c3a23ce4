import type { LegalDocument } from '#domain/legal/documents.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useSession } from '#web/screens/account/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Rule, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LegalText } from './legal-text.tsx';
import { useAcceptance } from './use-acceptance.ts';
import { useLegalText } from './use-legal-text.ts';
import type { LegalText as Text } from './use-legal-text.ts';
import * as texts from './texts.ts';

type AcceptTextProps = {
  document: LegalDocument;
  title: string;
  /** The page that was wanted. */
  intended: string | undefined;
};

/** A text to accept before anything else opens. Who does not want to signs out. */
export function AcceptText({ document, title, intended }: AcceptTextProps) {
  const query = useLegalText(document);
  return (
    <Loaded query={query} whole>
      {(text) => (
        <Stack gap="6">
          <LegalText title={title} text={text}>
            <Notice>{texts.pleaseReadThisToThe}</Notice>
          </LegalText>
          <Rule />
          <Answer text={text} intended={intended} />
        </Stack>
      )}
    </Loaded>
  );
}

type AnswerProps = { text: Text; intended: string | undefined };

function Answer({ text, intended }: AnswerProps) {
  const isKnown = useSession((session) => session.hasTag('authenticated'));
  const { isOwed, busy, refusal, accept, goOn } = useAcceptance(text, intended);
  return (
    <Stack gap="4">
      {refusal === null ? null : (
        <Notice tone="error" live>
          {refusal}
        </Notice>
      )}
      {isKnown && !isOwed ? (
        <Notice tone="success">{texts.youHaveAcceptedThisVersion}</Notice>
      ) : null}
      <Row>
        {isKnown && !isOwed ? (
          <Button variant="primary" onClick={goOn}>
            {texts.continueLabel}
          </Button>
        ) : (
          <Button variant="primary" busy={busy || !isKnown} onClick={accept}>
            {texts.accept}
          </Button>
        )}
        <LinkButton to="/auth/sign-out" variant="quiet">
          {texts.signOut}
        </LinkButton>
      </Row>
    </Stack>
  );
}
