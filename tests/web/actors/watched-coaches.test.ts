import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { watchedCoaches } from '#web/actors/watched-coaches.ts';

const ana = '0199a000-0000-7000-8000-00000000000a';
const ben = '0199a000-0000-7000-8000-00000000000b';

function aPage() {
  const queryClient = new QueryClient();
  const show = (coach: string, from = '2026-03-02', route = 'GET /booking-requests/slots') => {
    const queryKey = [route, { query: { coach, from } }];
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: () => null });
    return observer.subscribe(() => undefined);
  };
  return { interests: watchedCoaches(queryClient), show };
}

test('the coaches whose times are on the page are watched, each once', () => {
  const { interests, show } = aPage();
  show(ben);
  const hide = show(ana, '2026-03-02');
  show(ana, '2026-03-09');
  show('0199a000-0000-7000-8000-00000000000c', undefined, 'GET /bookings');
  expect(interests.now()).toEqual([ana, ben]);
  hide();
  expect(interests.now()).toEqual([ana, ben]);
});

test('a coach whose calendar is open is watched too', () => {
  const queryClient = new QueryClient();
  const queryKey = ['GET /coaches/{coach}/time', { params: { coach: ana } }];
  new QueryObserver(queryClient, { queryKey, queryFn: () => null }).subscribe(() => undefined);
  expect(watchedCoaches(queryClient).now()).toEqual([ana]);
});

test('a coach of a mangled link is not asked for: it would cost the page its stream', () => {
  const { interests, show } = aPage();
  show('ana');
  show('');
  expect(interests.now()).toEqual([]);
});

test('tells that the interests may be others once the page has settled', async () => {
  const { interests, show } = aPage();
  const onChange = vi.fn();
  const stop = interests.subscribe(onChange);
  const hide = show(ana);
  show(ana, '2026-03-09');
  hide();
  await vi.waitUntil(() => onChange.mock.calls.length > 0);
  expect(onChange).toHaveBeenCalledOnce();
  stop();
});
