import type { LegalDocument } from '#domain/legal/documents.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Notice } from '#web/ui/notice.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { LegalText } from './legal-text.tsx';
import { useLegalText } from './use-legal-text.ts';
import * as texts from './texts.ts';

/** For people at work: the text as it is now, and which version they accepted. */
export function AcceptedText({ document, title }: { document: LegalDocument; title: string }) {
  const acceptance = useApiQuery('GET /legal/{document}/acceptance', { params: { document } });
  const accepted = acceptance.data?.accepted;
  return (
    <Loaded query={useLegalText(document)} whole>
      {(text) => (
        <LegalText title={title} text={text}>
          {accepted ? (
            <Notice tone="success">
              <p>
                {texts.youAcceptedVersionOn(accepted.version)}
                <When at={accepted.at} look="figures" />.
              </p>
            </Notice>
          ) : null}
        </LegalText>
      )}
    </Loaded>
  );
}
