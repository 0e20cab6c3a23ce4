import { expect, test } from 'vitest';
import { layoutOf } from '#web/shell/routing/layout-of.ts';

test.each([
  ['/zoom/7', 'blank'],
  ['/auth/privacy', 'plain'],
  ['/auth/terms', 'plain'],
  ['/privacy', 'plain'],
  ['/terms', 'plain'],
  ['/charts/kit', 'plain'],
  ['/auth/sign-in', 'auth'],
  ['/auth/password/reset', 'auth'],
  ['/', 'app'],
  ['/app/bookings', 'app'],
  ['/app/privacy-policy', 'app'],
  ['/zoomed', 'app'],
  ['/termsheet', 'app'],
  ['/nothing', 'app'],
])('%s has the %s layout', (path, layout) => {
  expect(layoutOf(path)).toBe(layout);
});
