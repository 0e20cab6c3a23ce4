import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { mailFolder } from './server.ts';

/** Waits for the one mail to an address whose subject begins with these words, as the mail server got it. */
export async function mailTo(email: string, subject: string): Promise<string> {
  const wanted = [`<${email}>`, `\r\nSubject: ${subject}`];
  const found = async () =>
    (await allMails()).filter((mail) => {
      const [head = ''] = mail.split('\r\n\r\n', 1);
      return wanted.every((part) => head.includes(part));
    });
  await expect.poll(found, `“${subject}” to ${email}`).toHaveLength(1);
  return (await found()).join('');
}

async function allMails(): Promise<string[]> {
  const names = await readdir(mailFolder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml'));
  return Promise.all(whole.map((name) => readFile(join(mailFolder, name), 'utf8')));
}
