import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { loadViewable } from '#web/charts/machines.ts';
import { startSample } from '#web/charts/sample/sample-app.ts';
import { sampleReaders } from '#web/charts/sample/sample-page.ts';
import { App } from '#web/shell/app.tsx';

beforeAll(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

/** Opens a sample and gives the heading of its page; null where no page shows it. */
async function headingOf(path: string, search: string): Promise<string | null> {
  const sample = await startSample({ pathname: `/charts/screen/${path}`, search });
  if (sample === null) return null;
  render(<App router={sample.router} queryClient={sample.queryClient} />);
  return (await screen.findAllByRole('heading', { level: 1 }))[0]?.textContent ?? '';
}

describe('a page with sample data', () => {
  test.each([
    ['booking/life.confirmed.scheduled', '?as=member', 'Executive coaching with Carl Brandt'],
    ['booking/life.requested', '?as=coach&page=respond', 'Respond to request'],
    ['booking/life.confirmed.scheduled', '?as=member&page=cancel', 'Cancel this booking?'],
    ['coach-note/new', '?as=coach&page=write', 'Create Coach Note'],
    ['coach-note/submitted', '?as=coach&page=edit', 'Edit Coach Note'],
    ['coach-note/submitted', '?as=staff&page=note', 'Coach Note: Mia Thornton'],
    ['coach-note/amended', '?as=coach&page=list', 'Member Coach Notes'],
    ['coach-note/submitted', '?as=coach&page=team-note', 'Team Coach Note: Night shift'],
    ['external-calendar/new', '?as=coach', 'External Calendars'],
    [
      'external-calendar/connecting.choosing',
      '?as=coach&page=connect',
      'Connect External Calendar',
    ],
    ['external-calendar/connected.stale', '?as=staff', 'Coach External Calendars'],
    ['upload-report/previewed', '?as=staff', 'people.csv'],
    ['review/open', '?as=member', 'Questionnaire and Review'],
    ['review/given', '?as=coach&page=coach', 'Coach Reviews'],
    ['auth/signedOut', '', 'Sign in'],
    ['auth/identifying.unreachable', '', 'Loading Account Details'],
    ['booking-request/drafting.steps.message', '', 'What is it about?'],
    [
      'booking-request/drafting.steps.time.failed',
      '',
      'When would you like to talk with Ana Silva?',
    ],
  ])('%s%s is the page that people know: %s', async (path, search, heading) => {
    await headingOf(path, search);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });

  test('offers on a booking what the chart offers this reader, and nothing else', async () => {
    await headingOf('booking/life.requested', '?as=coach');
    expect(await screen.findByRole('link', { name: 'Respond' })).toBeTruthy();
    cleanup();
    await headingOf('booking/life.requested', '?as=member');
    expect(await screen.findByRole('link', { name: 'Withdraw request' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Respond' })).toBeNull();
  });

  test('shows the prompt that failed, and the alerts', async () => {
    await headingOf('prompt-queue/queue.showing.failed', '');
    expect((await screen.findByRole('dialog')).textContent).toContain('Try again, or close this.');
    cleanup();
    await headingOf('alerts/pointer.over', '');
    expect(await screen.findByText('Max Oduya already has a session at that time.')).toBeTruthy();
  });

  test('sends nothing: what is done is refused in a sentence', async () => {
    await headingOf('booking/life.requested', '?as=coach&page=respond');
    const confirm = await screen.findByRole('button', { name: 'Confirm' });
    confirm.click();
    expect(
      (await screen.findAllByText('This is a sample: nothing is sent.')).length,
    ).toBeGreaterThan(0);
  });

  test.each(catalogue.map(({ name }) => name))(
    'no state of %s breaks its page',
    async (machine) => {
      const viewable = await loadViewable(machine);
      const broken: string[] = [];
      for (const { path } of viewable?.chart.states ?? [])
        for (const as of sampleReaders) {
          const heading = await headingOf(`${machine}/${path}`, `?as=${as}`);
          cleanup();
          if (
            heading !== null &&
            /wrong|can’t find|You don’t have access to this page/.test(heading)
          )
            broken.push(`${path} as ${as}: ${heading}`);
        }
      expect(broken).toEqual([]);
    },
  );
});
