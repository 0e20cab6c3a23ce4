import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that the journeys drive: `CHROMIUM` when it is set, else where Linux distributions put it. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  [env['CHROMIUM'], ...candidates].find((path) => path !== undefined && existsSync(path));
