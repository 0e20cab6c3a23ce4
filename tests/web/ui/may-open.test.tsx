import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { audiences, isFor, type Audience } from '#machines/audiences.ts';
import { roles } from '#machines/person.ts';
import { pagesFor } from '#web/shell/routing/pages-for.ts';
import { Bell } from '#web/ui/icons.ts';
import { IconLink, LinkButton } from '#web/ui/link-button.tsx';
import { MayOpenContext } from '#web/ui/may-open.ts';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { show } from './show.tsx';

const to = '/app/users/$user';
const params = { user: '7' };
const link = { to, params } as const;
const elsewhere = { key: 'own', label: 'Profile', link: { to: '/app/profile' } } as const;

const pairs = (Object.keys(audiences) as Audience[]).flatMap((audience) =>
  roles.map((role) => ({ audience, role, is: isFor(audience, role) ? 'there' : 'hidden' })),
);

test.each(pairs)('links to a page for $audience, read by $role, are $is', async (pair) => {
  const { audience, role } = pair;
  const count = isFor(audience, role) ? 1 : 0;
  const mayOpen = pagesFor(role, [
    [audience, [to]],
    ['everyone', ['/app/profile']],
  ]);
  await show(
    <MayOpenContext value={mayOpen}>
      <LinkButton {...link}>Open</LinkButton>
      <IconLink {...link} label="Bell" icon={<Bell />} />
      <p>
        About <TextLink {...link}>Mia</TextLink>
      </p>
      <Menu label="Only there" items={[{ key: 'open', label: 'Open it', link }]} />
      <Menu label="More" items={[{ key: 'open', label: 'Open it', link }, elsewhere]} />
    </MayOpenContext>,
  );
  expect(screen.getByText(/About/).textContent).toBe('About Mia');
  for (const name of ['Open', 'Bell', 'Mia'])
    expect(screen.queryAllByRole('link', { name })).toHaveLength(count);
  expect(screen.queryAllByRole('button', { name: 'Only there' })).toHaveLength(count);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Profile' });
  expect(screen.queryAllByRole('menuitem', { name: 'Open it' })).toHaveLength(count);
});

test('outside of the frame of those who are signed in every link is there', async () => {
  await show(<LinkButton {...link}>Open</LinkButton>);
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/app/users/7');
});
