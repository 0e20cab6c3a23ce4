import { join } from 'node:path';
import { demoAccountsIn } from './demo-data.ts';
import type { Services } from './services.ts';

/** Tells the person at the terminal where the application is, how to get in, and where things are kept. */
export async function announce(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  port: number,
): Promise<void> {
  const { demoData, smtpUrl, dataFolder, host } = settings;
  const lines = ['', `Waymark is running at ${addressOf(host, port)}`, ''];
  const accounts = demoData ? await demoAccountsIn(db) : [];
  if (accounts.length > 0)
    lines.push(
      'Sign in with one of the demo accounts:',
      ...tableOf(accounts.map(({ role, name, email, password }) => [role, name, email, password])),
      '',
    );
  lines.push(
    db.kind === 'embedded'
      ? `The data are kept in ${dataFolder}.`
      : 'The data are kept on the database server.',
    smtpUrl
      ? 'Mails are sent through the server that SMTP_URL names.'
      : `Mails are not sent but kept in ${join(dataFolder, 'mail')}, because SMTP_URL is not set.`,
    '',
    '',
  );
  process.stdout.write(lines.join('\n'));
}

function addressOf(host: string, port: number): string {
  const isRunning = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host);
  return `http://${isRunning ? 'localhost' : host}:${port}`;
}

function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
