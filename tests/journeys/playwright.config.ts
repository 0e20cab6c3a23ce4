import { defineConfig } from 'playwright/test';
import { findChromium } from '#tools/chromium.ts';
import { firstPort, origin, workers } from './support/server.ts';

const chromium = findChromium();

/** People doing their work in a real browser, on the real server with demo data. One at a time on each server: they share its data. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: `../../.generated/journeys-results/${firstPort}`,
  workers,
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
        // Three cameras: one that can be changed to, and one between them that measures depth, which Chromium shows and doesn't send.
        '--use-fake-device-for-media-stream=device-count=3',
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
  webServer: Array.from({ length: workers }, (_, nth) => ({
    command: `"${process.execPath}" tests/journeys/support/fresh-server.ts`,
    cwd: '../..',
    env: {
      JOURNEYS_PORT: String(firstPort),
      JOURNEYS_WORKERS: String(workers),
      JOURNEYS_RUN: String(process.pid),
      TEST_PARALLEL_INDEX: String(nth),
    },
    url: `http://localhost:${firstPort + nth}/health/ready`,
    timeout: 400_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  })),
});
