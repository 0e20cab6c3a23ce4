import { readFile } from 'node:fs/promises';
import { transformWithOxc, type Plugin } from 'vite';

/** The script by which browsers show notifications: served under a name of its own, which never changes, and part of no page. */
export const pushWorker = (file: string): Plugin => ({
  name: 'waymark:push-worker',
  apply: 'build',
  async generateBundle() {
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    this.emitFile({ type: 'asset', fileName: 'push-worker.js', source: code });
  },
});
