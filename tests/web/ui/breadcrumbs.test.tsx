import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx';
import { shorten, shortenBreadcrumb, shortenSidebarLabel } from '#web/ui/written/shorten.ts';
import { SidebarLink } from '#web/ui/layout/sidebar-parts.tsx';
import { show } from './show.tsx';

describe('a label that is too long', () => {
  test('keeps 17 characters in the sidebar, and becomes 15 and an ellipsis beyond', () => {
    expect(shortenSidebarLabel('External Calendar')).toBe('External Calendar');
    expect(shortenSidebarLabel('External Calendars')).toBe('External Calend…');
    expect(shortenSidebarLabel('AI Credit Selection Requests')).toBe('AI Credit Selec…');
  });

  test('keeps 23 characters in the breadcrumbs, and becomes 20 and an ellipsis beyond', () => {
    expect(shortenBreadcrumb('x'.repeat(23))).toBe('x'.repeat(23));
    expect(shortenBreadcrumb('x'.repeat(24))).toBe(`${'x'.repeat(20)}…`);
  });

  test('is never cut through a character', () => {
    expect(shorten('👩‍🚀'.repeat(3), 3, 1)).toBe('👩…');
  });
});

describe('breadcrumbs', () => {
  test('start with the way home and end with the page one is on', async () => {
    await show(
      <Breadcrumbs
        home={{ to: '/' }}
        crumbs={[{ label: 'Bookings', link: { to: '/' } }, { label: 'Ana Duarte' }, 'Cancel']}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent || link.title)).toEqual([
      'Home',
      'Bookings',
    ]);
    expect(screen.getByText('Cancel').getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Ana Duarte').getAttribute('aria-current')).toBe(null);
  });

  test('cut a long label and keep the whole of it as tooltip and name', async () => {
    const label = 'Leadership for first-time managers';
    await show(<Breadcrumbs home={{ to: '/' }} crumbs={[{ label, link: { to: '/' } }]} />);
    const link = screen.getByRole('link', { name: label });
    expect(link.title).toBe(label);
    expect(link.textContent).toContain('Leadership for first…');
  });
});

test('a sidebar entry keeps the whole label as tooltip and name', async () => {
  await show(<SidebarLink to="/" label="AI Credit Selection Requests" />);
  const link = screen.getByRole('link', { name: 'AI Credit Selection Requests' });
  expect(link.title).toBe('AI Credit Selection Requests');
  expect(link.textContent).toContain('AI Credit Selec…');
});
