import { createFileRoute } from '@tanstack/react-router';
import { Kit } from './kit-page.tsx';
import { kitSearch } from './kit-search.ts';

export const Route = createFileRoute('/charts/kit')({
  staticData: { title: 'Interface kit' },
  validateSearch: kitSearch,
  component: KitRoute,
});

function KitRoute() {
  const { shelf, theme } = Route.useSearch();
  return <Kit shelf={shelf} theme={theme} />;
}
