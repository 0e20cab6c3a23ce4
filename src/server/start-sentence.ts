import { DatabaseAway } from '#database/away.ts';
import { DirectoryRefused } from '#database/directory.ts';
import { DirectoryInUse } from '#database/lock.ts';
import { MigrationRefused } from '#database/migrate.ts';
import { violationOf } from '#database/violations.ts';
import { PortRefused } from './http/listen.ts';
import { PagesMissing } from './http/pages/page-files.ts';
import { SettingRefused } from './settings/settings.ts';

/** Those whose message is written for the operator. */
const forOperator = [
  DirectoryInUse,
  DirectoryRefused,
  MigrationRefused,
  PagesMissing,
  PortRefused,
  SettingRefused,
];

/** By SQLSTATE: what a PostgreSQL server says of settings that do not fit it. */
const ofServer: Readonly<Record<string, string>> = {
  '0A000':
    'The database server lacks an extension. Install btree_gist and pg_trgm, which come with PostgreSQL, and start again.',
  '28000':
    'The database server does not know the user of DATABASE_URL, or does not let it in from here. Correct DATABASE_URL, or create the user.',
  '28P01':
    'The database server refuses the password of DATABASE_URL. Correct the user and the password in it.',
  '3D000':
    'The database of DATABASE_URL does not exist. Create it with createdb, or correct DATABASE_URL.',
  '42501':
    'The user of DATABASE_URL may not create tables in its database. Make it the owner of the database.',
  '53100': 'The disk of the database is full. Make room on it and start again.',
  '53300':
    'The database server has no connection left. Raise its max_connections, or stop what uses them.',
  '57P03': 'The database server is still starting or about to stop. Try again in a moment.',
};

const away =
  'The database server at DATABASE_URL does not answer. Start it, or correct DATABASE_URL.';

/** One sentence for the operator about a start that can't go on: what is wrong, and what to do. */
export function startSentence(error: unknown): string {
  if (!(error instanceof Error)) return 'Waymark could not start.';
  if (forOperator.some((kind) => error instanceof kind)) return error.message;
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const sentence = sentenceOf(current);
    if (sentence) return sentence;
  }
  const [firstLine = ''] = error.message.split('\n');
  return `Waymark could not start: ${firstLine} Set LOG_LEVEL=debug to see where.`;
}

function sentenceOf(error: Error): string | null {
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof DatabaseAway) {
    const cause = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : '';
    return cause === 'ENOTFOUND' || cause === 'EAI_AGAIN'
      ? 'The host of DATABASE_URL is not known. Correct DATABASE_URL.'
      : away;
  }
  if (/SSL connection/.test(error.message))
    return 'The database server does not speak TLS. Set it up there, or take sslmode out of DATABASE_URL.';
  if (violationOf(error)?.code === '42704' && error.message.startsWith('collation "'))
    return 'The database server was built without ICU, by which names are put in order. Install a PostgreSQL that has it, as the usual packages do, and start again.';
  if ('path' in error && typeof error.path === 'string') return ofFolder(code, error.path);
  return ofServer[violationOf(error)?.code ?? ''] ?? ofFolder(code, 'the data folder');
}

function ofFolder(code: string, path: string): string | null {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This user may not write to ${path}. Give it the folder, or set DATA_DIR to another one.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `A file is where ${path} needs a folder. Move the file away, or set DATA_DIR to another folder.`;
    case 'ENOENT':
    case 'ENAMETOOLONG':
      return `${path} can't be made. Set DATA_DIR to a folder that can be.`;
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return `There is no space left for ${path}. Make room, or set DATA_DIR to a folder on another disk.`;
    default:
      return null;
  }
}
