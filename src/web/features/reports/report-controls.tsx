import { Suspense, useRef } from 'react';
import { useAlert } from '#web/screens/use-alert.ts';
import { useGo } from '#web/screens/use-go.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Bookmark, Printer, RotateCcw } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { FilterChips } from '#web/ui/lists/filter-chips.tsx';
import { FilterPanel } from '#web/ui/lists/filter-panel.tsx';
import { Disclosure } from '#web/ui/overlays/disclosure.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { useNarrowedNames } from '#web/screens/list/found-kinds.ts';
import { useChips, type ReportFilter } from './filter-chips.ts';
import type { ReportSearch } from './report-search.ts';
import type { ReportRun } from './use-report-run.ts';
import * as texts from './texts.ts';

/** Fetched with the open panel. */
const ReportFilters = lazyPart(async () => (await import('./report-filters.tsx')).ReportFilters);
const SavedViews = lazyPart(
  async () => (await import('#web/screens/list/views/saved-views.tsx')).SavedViews,
);

interface ReportControlsProps {
  name: string;
  search: ReportSearch;
  filters: readonly ReportFilter[];
  run: ReportRun;
}

/** What the report is narrowed to, and what can be done with it as it is. */
export function ReportControls({ name, search, filters, run }: ReportControlsProps) {
  const alert = useAlert();
  const go = useGo();
  const filter = useRef<HTMLButtonElement>(null);
  const names = useNarrowedNames(search);
  const change = (changed: Partial<ReportSearch>): void =>
    void go({
      to: '.',
      search: ((previous: object) => ({ ...previous, ...changed })) as never,
      resetScroll: false,
    });
  const chips = useChips(search, names, change);
  const reset = () => void go({ to: '.', search: {} as never, resetScroll: false });
  return (
    <Stack gap="3">
      <Row gap="3">
        <FilterPanel label={texts.periodAndFilters} active={chips.length} button={filter}>
          <Suspense fallback={<WaitingLines lines={3} />}>
            <ReportFilters
              search={search}
              report={run.report}
              filters={filters}
              names={names}
              onChange={change}
            />
          </Suspense>
        </FilterPanel>
        <Disclosure icon={<Bookmark />} label={texts.views} name={texts.savedViews} side="end">
          {(done) => (
            <Suspense fallback={<WaitingLines lines={3} />}>
              <SavedViews search={search} page={`/app/reports/${name}`} onDone={done} />
            </Suspense>
          )}
        </Disclosure>
        {run.report === undefined ? null : (
          <>
            <Button icon={<RotateCcw />} onClick={run.run}>
              {texts.runAgain}
            </Button>
            <Button icon={<Printer />} onClick={() => window.print()}>
              {texts.print}
            </Button>
          </>
        )}
        <CopyButton
          content={globalThis.location.href}
          label={texts.copyLink}
          message={texts.linkCopied}
          onOutcome={({ type, message }) => alert(type, message)}
        />
      </Row>
      <FilterChips chips={chips} onReset={reset} onEmptied={() => filter.current?.focus()} />
    </Stack>
  );
}
