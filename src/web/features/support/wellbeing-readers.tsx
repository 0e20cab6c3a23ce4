import type { DataOf } from '#web/api/call.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { ChooseRecord } from '#web/screens/form/choose-record.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import * as texts from './texts.ts';

type Reader = DataOf<'GET /support/wellbeing-readers'>['people'][number];

/** Super admins say who of staff reads concerns about somebody's wellbeing. */
export function WellbeingReaders() {
  const query = useApiQuery('GET /support/wellbeing-readers', {});
  return query.data?.mayChange ? (
    <Card title={texts.whoReads} note={texts.whoReadsNote}>
      <Readers readers={query.data.people} />
    </Card>
  ) : null;
}

function Readers({ readers }: { readers: readonly Reader[] }) {
  const command = useCommand('POST /support/wellbeing-readers');
  const choose = (users: string[]) => void command.send({ body: { users } });
  const ids = readers.map(({ id }) => id);
  return (
    <Stack gap="4">
      {command.refusal === null ? null : (
        <Notice tone="error" live>
          {command.refusal}
        </Notice>
      )}
      {readers.length === 0 ? <Text tone="muted">{texts.nobodyNamed}</Text> : null}
      {readers.map(({ id, fullName, pictureUrl }) => (
        <Row key={id}>
          <Person name={fullName} picture={pictureUrl} size="small" />
          <Button
            size="small"
            aria-label={`${texts.remove} ${fullName}`}
            onClick={() => choose(ids.filter((each) => each !== id))}
          >
            {texts.remove}
          </Button>
        </Row>
      ))}
      <ChooseRecord
        key={ids.join()}
        label={texts.addSomebody}
        errorKey="users"
        route="GET /support/staff"
        input={(search) => ({ query: { search } })}
        nameOf={({ fullName }) => fullName}
        placeholder={texts.searchStaff}
        none={texts.noneByThatName}
        chosen={null}
        onChoose={(chosen) => (chosen === null ? undefined : choose([...ids, chosen.id]))}
      />
    </Stack>
  );
}
