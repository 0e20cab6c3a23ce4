import { useState } from 'react';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Item, ItemList } from '#web/ui/lists/item-list.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { When } from '#web/ui/dates/when.tsx';
import * as texts from './texts.ts';

type Work = DataOf<'GET /set-aside-work'>['results'][number];

const title = texts.failedBackgroundWork;

/** What staff have to see to besides people: work in the background that failed too often. Nothing while there is none. */
export function SetAsideWork() {
  const { data } = useApiQuery('GET /set-aside-work');
  const [isOpen, setOpen] = useState(false);
  const total = data?.total ?? 0;
  if (data === undefined || total === 0) return null;
  return (
    <>
      <Notice
        tone="warning"
        title={
          total === 1 ? texts.oneBackgroundTaskFailed : texts.backgroundTasksFailedAndNeed(total)
        }
      >
        <Row>
          <Button size="small" onClick={() => setOpen(true)}>
            {texts.showThem}
          </Button>
        </Row>
      </Notice>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <Stack gap="4">
          <Text>{texts.eachTaskFailedSeveralTimes}</Text>
          <ItemList label={title}>
            {data.results.map((work) => (
              <Given key={work.id} work={work} />
            ))}
          </ItemList>
          {total > data.results.length ? (
            <Text tone="muted" look="small">
              {texts.theseAreTheOldestOf(data.results.length, total)}
            </Text>
          ) : null}
        </Stack>
      </Dialog>
    </>
  );
}

function Given({ work: { id, name, lastError, at } }: { work: Work }) {
  const zone = useZone();
  const retry = useCommand('POST /set-aside-work/retries');
  return (
    <Item
      title={name}
      detail={
        <>
          <When at={at} zone={zone} />
          {lastError === null ? null : ` · ${lastError}`}
        </>
      }
      end={
        <Button
          size="small"
          busy={retry.busy}
          onClick={() => void retry.send({ body: { work: id } })}
        >
          {texts.tryAgain}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      }
    />
  );
}
