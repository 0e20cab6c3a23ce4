import { Text } from '#web/ui/text.tsx';
import type { Signs } from './use-signs.ts';
import * as texts from './texts.ts';

/** The line in which a contact is seen to type. It is there before they do, so that it is announced and nothing moves; what goes on is not announced again. */
export function Typing({ signs, name }: { signs: Signs; name: string }) {
  if (!signs.areOn) return null;
  return (
    <Text as="output" look="small" tone="muted">
      {signs.isTyping ? texts.isTyping(name) : '\u00A0'}
    </Text>
  );
}
