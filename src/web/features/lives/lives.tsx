import { createFileRoute } from '@tanstack/react-router';
import charts from '#charts/catalogue.json';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/lives')({
  staticData: { title: 'Lives', audience: 'organizationAdminsAndStaff', asks: 'GET /lives' },
  component: AllLives,
});

/** The charts whose records the reader may see counted. */
function AllLives() {
  const query = useApiQuery('GET /lives');
  return (
    <Stack gap="6">
      <PageHeading title={texts.lives} lead={texts.whatRecordsDo} />
      <Loaded query={query}>
        {(counted) => (
          <DataTable<(typeof charts)[number]>
            caption={texts.lives}
            rows={charts.filter(({ name }) => counted.some(({ machine }) => machine === name))}
            rowKey={({ name }) => name}
            columns={[
              {
                key: 'title',
                header: texts.chart,
                cell: ({ name, title }) => (
                  <TextLink tone="record" to="/app/lives/$machine" params={{ machine: name }}>
                    {title}
                  </TextLink>
                ),
              },
              { key: 'purpose', header: texts.whatItIsFor, cell: ({ purpose }) => purpose },
            ]}
          />
        )}
      </Loaded>
    </Stack>
  );
}
