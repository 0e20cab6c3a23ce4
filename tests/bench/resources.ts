/**
 * Resources at size: files on a folder, lists and searches on the embedded database and on a PostgreSQL server.
 *
 * 2 GB are sent and saved again while the server’s memory is watched: at most 100 MB above idle. 200 people download at once, each as fast as a good
 * connection, while the API is asked: half of its answers take at most twice as long as before. 100 MB go into a bucket and out of it. Then 100,000 resources and
 * 5,000,000 rows of who has opened what stand there: lists are held against bare SQL as those of `bookings.ts`, searches take at most twice their bare SQL, and on
 * the embedded database half of them less than 50 ms.
 *
 * `RESOURCES`, `PROGRESS`, `FILE_BYTES` and `DOWNLOADS` set other numbers; `files`, `embedded` or `server` on the command line runs one of the three. Exits
 * with 1 where something does not fit.
 */
import { bench, onBoth } from './lists/frame.ts';
import { bucketFits } from './resources/bucket.ts';
import { filesFit } from './resources/files.ts';
import { library } from './resources/library.ts';

const chosen = process.argv.slice(2);
if (chosen.length === 0 || chosen.includes('files'))
  for (const fits of [filesFit, bucketFits]) if (!(await fits())) process.exitCode = 1;
await onBoth((kind) => bench(library, kind));
