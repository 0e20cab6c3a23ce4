import { createFileRoute } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/reports')({
  staticData: { title: 'Reports', audience: 'everyoneButCoaches', asks: 'GET /reports' },
  component: Reports,
});

/** The reports that the reader may open; members come here too, and are told that there are none for them. */
function Reports() {
  const query = useApiQuery('GET /reports');
  return (
    <Stack gap="6">
      <PageHeading title={texts.reports} lead={texts.whatReportsSay} />
      <Loaded query={query}>
        {(reports) => (
          <DataTable<DataOf<'GET /reports'>[number]>
            caption={texts.reports}
            rows={reports}
            rowKey={({ name }) => name}
            columns={[
              {
                key: 'title',
                header: texts.report,
                cell: ({ name, title }) => (
                  <TextLink tone="record" to="/app/reports/$report" params={{ report: name }}>
                    {title}
                  </TextLink>
                ),
              },
              { key: 'question', header: texts.whatItAnswers, cell: ({ question }) => question },
            ]}
          />
        )}
      </Loaded>
    </Stack>
  );
}
