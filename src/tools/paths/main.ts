import { pathsCommand } from './command.ts';

try {
  const { out, notes, isFaulty } = pathsCommand(process.argv.slice(2));
  console.log(out);
  if (notes !== '') console.error(notes);
  if (isFaulty) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
