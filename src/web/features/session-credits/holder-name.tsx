import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ListedLot } from './words.ts';

/** Whose a lot is, with the way to everything of theirs. */
export function HolderName({ row }: { row: Pick<ListedLot, 'holder' | 'holderType'> }) {
  const { holder, holderType } = row;
  if (holderType === 'pool') return <Text as="span">{holder.name}</Text>;
  return (
    <TextLink
      tone="record"
      to="/app/session-credits/$entityType/$entityId"
      params={{ entityType: holderType === 'team' ? 'team' : 'user', entityId: holder.id }}
    >
      {holder.name}
    </TextLink>
  );
}
