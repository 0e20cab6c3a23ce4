import { createFileRoute } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { PublishRubric } from './publish-rubric.tsx';
import { RubricForm } from './rubric-form.tsx';
import { RubricHistory } from './rubric-history.tsx';
import { RubricPreview } from './rubric-preview.tsx';
import { valuesOf, type RubricData, type RubricValues } from './written.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/kai-rubrics/$kaiRubric')({
  staticData: { title: 'AI Rubric', audience: 'staff', asks: 'GET /kai-rubrics/{kaiRubric}' },
  component: RubricPage,
});

function RubricPage() {
  const { kaiRubric } = Route.useParams();
  const query = useApiQuery('GET /kai-rubrics/{kaiRubric}', {
    params: { kaiRubric: kaiRubric as ProgrammeGroup },
  });
  return (
    <Loaded query={query} whole>
      {(rubric) => <Rubric key={rubric.group} rubric={rubric} />}
    </Loaded>
  );
}

interface Changed {
  readonly values: RubricValues;
  /** The version of the draft that it was changed from. */
  readonly base: number;
}

/** What is typed stays beside what others save meanwhile, and is saved over it only by somebody who was told. */
function Rubric({ rubric }: { rubric: RubricData }) {
  const [changed, setChanged] = useState<Changed | null>(null);
  const scoring = rubric.draft?.scoring ?? rubric.inForce;
  const read = useMemo(() => valuesOf(scoring), [scoring]);
  const values = changed?.values ?? read;
  const latest = rubric.draft?.version ?? 0;
  const change = (next: RubricValues | null) =>
    setChanged(next && { values: next, base: changed?.base ?? latest });
  return (
    <Stack gap="6" measure="form">
      <PageHeading title={texts.rubricOf(rubric.group)} lead={texts.lead} />
      <RubricForm
        rubric={rubric}
        values={values}
        base={changed?.base ?? null}
        onChange={change}
        onConflict={(base) => setChanged({ values, base })}
      />
      <RubricPreview group={rubric.group} values={values} />
      <PublishRubric rubric={rubric} isChanged={changed !== null} />
      <RubricHistory rubric={rubric} onTake={change} />
    </Stack>
  );
}
