import { EmptyState } from '../ui/empty-state.tsx';
import { Search } from '../ui/icons.ts';
import { LinkButton } from '../ui/link-button.tsx';

export function NotFound() {
  return (
    <EmptyState
      title="We can't find that page"
      icon={<Search />}
      action={
        <LinkButton to="/" variant="primary">
          Go to your home page
        </LinkButton>
      }
    >
      The address may have a typing mistake, or the page may have moved.
    </EmptyState>
  );
}
