import { defineConfig } from 'playwright/test';
import { findChromium } from '#tools/chromium.ts';
import { origin, port } from './support/server.ts';

const chromium = findChromium();

/** People doing their work in a real browser, on the real server with demo data. One at a time: they share the data. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: `../../.generated/journeys-results/${port}`,
  workers: 1,
  fullyParallel: false,
  retries: 0,
  // A machine that others use too may be several times slower; whoever waits gives up late and is not slower for it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: origin,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Nothing is measured while it is still fading in.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        // A camera that shows a moving pattern, and nobody to ask for leave.
        // Two cameras: one that can be changed to.
        '--use-fake-device-for-media-stream=device-count=2',
        '--use-fake-ui-for-media-stream',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/journeys/support/fresh-server.ts`,
    cwd: '../..',
    url: `${origin}/health/ready`,
    timeout: 400_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
