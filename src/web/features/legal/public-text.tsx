import type { LegalDocument } from '#domain/legal/documents.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { LegalText } from './legal-text.tsx';
import { useLegalText } from './use-legal-text.ts';

/** For everybody, signed in or not. */
export function PublicText({ document, title }: { document: LegalDocument; title: string }) {
  return (
    <Loaded query={useLegalText(document)} whole>
      {(text) => <LegalText title={title} text={text} />}
    </Loaded>
  );
}
