import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import type { SupportMailbox } from '#server/settings/support-mailbox.ts';

/** A real mailbox, started by the test run. */
export interface MailServer {
  readonly mailbox: SupportMailbox;
  /** Puts a mail into it, as a mail server does that has received it. */
  deliver(mail: string): Promise<void>;
  /** How many of its mails nobody has seen. */
  unseen(): Promise<number>;
  close(): Promise<void>;
}

const program = '/usr/sbin/dovecot';

/** Starts Dovecot on a free port of this machine, with an empty mailbox. */
export async function openMailServer(): Promise<MailServer> {
  if (!existsSync(program))
    throw new Error(
      'Dovecot was not found: the tests of the support mailbox need it. Install it with `apt-get install dovecot-imapd`.',
    );
  const folder = await mkdtemp(join(tmpdir(), 'waymark-dovecot-'));
  const port = await freePort();
  const me = userInfo();
  // Dovecot reads mails as anybody but root.
  const [uid, gid] = me.uid === 0 ? [65_534, 65_534] : [me.uid, me.gid];
  const home = join(folder, 'home');
  await mkdir(home);
  await chmod(folder, 0o755);
  if (me.uid === 0) await chown(home, uid, gid);
  const config = join(folder, 'dovecot.conf');
  const name = me.uid === 0 ? 'nobody' : me.username;
  await writeFile(config, configOf({ folder, home, port, uid, gid, name }));
  const running = await run(config, port);
  const mailbox: SupportMailbox = {
    host: '127.0.0.1',
    port,
    isSecure: false,
    username: 'support',
    password: 'lighthouse',
    folder: 'INBOX',
    address: 'support@waymark.example',
  };
  const asked = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const client = new ImapFlow({
      host: mailbox.host,
      port,
      secure: false,
      auth: { user: mailbox.username, pass: mailbox.password },
      logger: false,
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      client.close();
    }
  };
  return {
    mailbox,
    deliver: (mail) =>
      asked(async (client) => {
        await client.append('INBOX', mail.replaceAll(/\r?\n/g, '\r\n'));
      }),
    unseen: () =>
      asked(async (client) => {
        const status = await client.status('INBOX', { unseen: true });
        return (status && status.unseen) || 0;
      }),
    async close() {
      await running.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Configured {
  readonly folder: string;
  readonly home: string;
  readonly port: number;
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

const configOf = ({ folder, home, port, uid, gid, name }: Configured): string => `
base_dir = ${join(folder, 'run')}
state_dir = ${join(folder, 'state')}
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
default_internal_user = ${name}
default_internal_group = ${name === 'nobody' ? 'nogroup' : gid}
default_login_user = ${name}
ssl = no
disable_plaintext_auth = no
first_valid_uid = ${uid}
first_valid_gid = ${gid}
mail_location = maildir:${join(home, 'mail')}
passdb {
  driver = static
  args = password=lighthouse
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${home}
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });

async function run(config: string, port: number) {
  const child = spawn(program, ['-F', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error(`Dovecot did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    async end() {
      child.kill();
      await ended;
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
