/**
 * AI conversations at size: the built-in analysis, uploads, and lists and pages on the embedded database and on a PostgreSQL server.
 *
 * A transcript of three hours with 30,000 words is read and analysed in at most two seconds. While 20 people upload at once, each as fast as a good connection, half
 * of the answers of the API take at most twice as long as before. Then 100,000 conversations stand there: lists are held against bare SQL as those of `bookings.ts`,
 * and the page of the one of three hours opens in at most twice the time of one of five minutes.
 *
 * `CONVERSATIONS` and `UPLOADS` set other numbers; `analysis`, `uploads`, `embedded` or `server` on the command line runs one of them. Exits with 1 where something
 * does not fit.
 */
import { bench, onBoth } from './lists/frame.ts';
import { analysisFits } from './conversations/analysis.ts';
import { conversationLists } from './conversations/lists.ts';
import { uploadsFit } from './conversations/uploads.ts';

const chosen = process.argv.slice(2);
for (const [name, fits] of [
  ['analysis', analysisFits],
  ['uploads', uploadsFit],
] as const)
  if (chosen.length === 0 || chosen.includes(name)) if (!(await fits())) process.exitCode = 1;
await onBoth((kind) => bench(conversationLists, kind));
