import { rmSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { findChromium } from '#tools/chromium.ts';

const port = 3987;
const dataFolder = '.generated/journeys';
const chromium = findChromium();

// Read once by the main process, before the server starts: every run begins with fresh demo data.
if (!process.env.TEST_WORKER_INDEX) rmSync(dataFolder, { recursive: true, force: true });

/** People doing their work in a real browser, on the real server with demo data. One at a time: they share the data. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: '../../.generated/journeys-results',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
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
    command: 'node src/server/main.ts',
    cwd: '../..',
    url: `http://localhost:${port}/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      PUBLIC_URL: `http://localhost:${port}`,
    },
  },
});
