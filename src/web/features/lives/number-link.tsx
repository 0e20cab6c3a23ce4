import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { lookedAt, type LivesSearch, type RecordsSearch } from './lives-search.ts';

interface NumberLinkProps {
  machine: string;
  search: LivesSearch;
  kind: RecordsSearch['kind'];
  of: string;
  records: number;
  /** Whether the records may be listed. */
  mayList: boolean;
}

/** A number that leads to the records it counts. */
export function NumberLink({ machine, search, kind, of, records, mayList }: NumberLinkProps) {
  const { number } = useNumbers();
  if (!mayList) return number(records);
  return (
    <TextLink
      to="/app/lives/$machine/records"
      params={{ machine }}
      search={{ ...lookedAt(search), kind, of }}
    >
      {number(records)}
    </TextLink>
  );
}
