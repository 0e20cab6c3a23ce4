import { createFileRoute } from '@tanstack/react-router';
import { CatalogueOfCharts } from './catalogue-page.tsx';
import { ifOn } from './charts-on.ts';

export const Route = createFileRoute('/charts')({
  staticData: { title: 'Charts' },
  beforeLoad: ifOn,
  component: CatalogueOfCharts,
});
