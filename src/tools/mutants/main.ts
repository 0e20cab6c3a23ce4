import { collectHere, listen } from './files.ts';
import { watchEdges } from './edges.ts';

/** `npm run charts:mutate`: the charts are loaded after what watches them. */
watchEdges();
collectHere();
listen();
const { mutate } = await import('./command.ts');
process.exitCode = await mutate(process.argv.slice(2));
