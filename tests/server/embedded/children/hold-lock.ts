import { createInterface } from 'node:readline';
import { lockDirectory } from '#database/lock.ts';

// Each line on the standard input is an attempt to lock the directory; the answer goes to the standard output.
const directory = process.argv[2] ?? '';
createInterface({ input: process.stdin }).on('line', () => void attempt());

async function attempt(): Promise<void> {
  try {
    await lockDirectory(directory);
    console.log('holding');
  } catch (error) {
    console.log(String(error));
  }
}
