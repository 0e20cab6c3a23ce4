import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '#web/api/call.ts';
import { useApi } from '#web/screens/use-services.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import * as texts from './texts.ts';

/** Notes that the reader is here, and says how much was added since they were here before. */
export function SinceLastVisit() {
  const api = useApi();
  const { counted } = useNumbers();
  const isNoted = useRef(false);
  const [visit, setVisit] = useState<DataOf<'POST /resources/visits'> | null>(null);
  useEffect(() => {
    if (isNoted.current) return;
    isNoted.current = true;
    // Nobody waits for it, and it is said again the next time.
    void api.call('POST /resources/visits', { body: {} }).then(setVisit, () => undefined);
  }, [api]);
  if (visit === null || visit.since === null || visit.added === 0) return null;
  return (
    <Notice>
      {texts.addedSince(counted(visit.added, 'resource'), visit.added)}
      <When at={visit.since} inSentence />.{' '}
      <TextLink to="/app/resources" search={{ sinceVisit: 'true' }}>
        {texts.showThem}
      </TextLink>
    </Notice>
  );
}
