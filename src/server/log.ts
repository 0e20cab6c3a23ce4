import { violationOf } from '#database/violations.ts';

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof levels)[number];

export const isLogLevel = (text: string): text is LogLevel =>
  levels.some((level) => level === text);

/** Plain values only. No names, e-mail addresses, tokens, bodies or texts of people: ids say enough. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  /** The error is described without the values of the statement that failed. */
  error(message: string, error: unknown, fields?: LogFields): void;
}

/** One JSON object a line, from `level` upwards. */
export function createLog(level: LogLevel, write: (line: string) => void = toStandardOutput): Log {
  const least = levels.indexOf(level);
  const say = (at: Exclude<LogLevel, 'silent'>, message: string, fields: object = {}): void => {
    if (levels.indexOf(at) < least) return;
    write(JSON.stringify({ at: new Date().toISOString(), level: at, message, ...fields }));
  };
  return {
    debug: (message, fields) => say('debug', message, fields),
    info: (message, fields) => say('info', message, fields),
    warn: (message, fields) => say('warn', message, fields),
    error: (message, error, fields) => say('error', message, { ...fields, error: describe(error) }),
  };
}

/** Database errors quote the values of the failed statement after the first line; those belong to people and stay out. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const violation = violationOf(error);
  const [firstLine = ''] = error.message.split('\n');
  return {
    name: error.name,
    message: firstLine.slice(0, 500),
    ...(violation && { code: violation.code, constraint: violation.constraint }),
    ...(error.cause instanceof Error && {
      cause: error.cause.message.split('\n')[0]?.slice(0, 500),
    }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .map((line) => line.trim())
      .slice(0, 12),
  };
}

function toStandardOutput(line: string): void {
  process.stdout.write(`${line}\n`);
}
