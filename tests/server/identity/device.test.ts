import { expect, test } from 'vitest';
import { deviceOf } from '#server/identity/browsers/device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0 Safari/537.36 Edg/130.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/130.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['curl/8.5.0', null],
  [null, null],
])('%s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
