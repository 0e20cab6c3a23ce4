import { existsSync } from 'node:fs';

/** The shell without a window of its own comes first: it needs no processes for toolbars that nobody sees. */
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that the journeys drive: `CHROMIUM` when it is set, else where Linux distributions put it. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  [env['CHROMIUM'], ...candidates].find((path) => path !== undefined && existsSync(path));
