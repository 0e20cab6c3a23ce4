import { importWritten } from './support/written-tests.ts';

await importWritten('booking');
