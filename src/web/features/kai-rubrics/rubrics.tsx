import { createFileRoute } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/kai-rubrics')({
  staticData: { title: 'AI Rubrics', audience: 'staff', asks: 'GET /kai-rubrics' },
  component: Rubrics,
});

type Line = DataOf<'GET /kai-rubrics'>[number];

const columns: readonly [Column<Line>, ...Column<Line>[]] = [
  {
    key: 'group',
    header: texts.group,
    cell: ({ group }) => (
      <TextLink to="/app/kai-rubrics/$kaiRubric" params={{ kaiRubric: group }} tone="record">
        {group}
      </TextLink>
    ),
  },
  {
    key: 'inForce',
    header: texts.inForce,
    cell: ({ number, dimensions }) =>
      dimensions.length === 0 ? texts.notFilled : texts.version(number),
  },
  {
    key: 'dimensions',
    header: texts.dimensionsTitle,
    cell: ({ dimensions }) => (dimensions.length === 0 ? texts.none : dimensions.join(', ')),
  },
  {
    key: 'next',
    header: texts.next,
    cell: ({ draft }) =>
      draft === null ? (
        texts.nobodyWrites
      ) : (
        <>
          {texts.writtenBy(draft.by.fullName)} <When at={draft.at} inSentence />
        </>
      ),
  },
];

/** What conversations of each group are scored on. */
function Rubrics() {
  const query = useApiQuery('GET /kai-rubrics');
  return (
    <Stack gap="6">
      <PageHeading title={texts.rubrics} lead={texts.rubricsLead} />
      <Loaded query={query}>
        {(lines) => (
          <DataTable
            caption={texts.rubrics}
            columns={columns}
            rows={lines}
            rowKey={({ group }) => group}
          />
        )}
      </Loaded>
    </Stack>
  );
}
