import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DatabaseSettings } from '#database/open.ts';
import { bucketOf, type Bucket } from './bucket.ts';
import { consentClients, type ConsentClients } from './consent-clients.ts';
import { readConversations, type ConversationSettings } from './conversations.ts';
import { makeFolder } from '#server/make-folder.ts';
import { affordable, usualLimits } from './connection-limits.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { readActivities, type ActivitySettings } from './activities.ts';
import { readMeetingClient, type MeetingClientSettings } from './meeting-client.ts';
import { readSupportMailbox, type SupportMailbox } from './support-mailbox.ts';
import { readIceServers, type IceServer } from './ice-servers.ts';
import { isLogLevel } from '#server/log.ts';
import type { LogLevel } from '#server/log.ts';

/** What the operator decides, read once from the environment. */
export interface Settings {
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Absolute path of the folder for everything that is kept: the embedded database, mails without a server, the secret. */
  readonly dataFolder: string;
  /** Where the files lie that people send; null for the data folder. */
  readonly bucket: Bucket | null;
  /** A PostgreSQL server, or the embedded database in the data folder. */
  readonly database: DatabaseSettings;
  /** smtp://… or null: mails are kept as files in the data folder. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where answers to support come in by email; null: they are given on the page alone. */
  readonly supportMailbox: SupportMailbox | null;
  /** Where people reach the application, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string;
  /** 32 bytes or more; signs bearer tokens. Never logged. */
  readonly tokenSecret: Uint8Array;
  /** What seals the passwords and tokens of external calendars: the first seals, every one opens. Never logged. */
  readonly credentialSecrets: readonly Uint8Array[];
  /** Where Waymark is registered for asking coaches for their calendars. */
  readonly calendarClients: ConsentClients;
  /** What helps two browsers in different networks to find a way to one another in the meeting room; none unless told. */
  readonly iceServers: readonly IceServer[];
  /** The client of a meeting provider; null: it is not offered, and every meeting takes place in the built-in room. */
  readonly meetingClient: MeetingClientSettings | null;
  /** Where activities run, and where they may be. */
  readonly activities: ActivitySettings;
  /** Who writes down recordings and analyses conversations. */
  readonly conversations: ConversationSettings;
  readonly logLevel: LogLevel;
  /** Behind a reverse proxy of ours: believe the last entry of its `X-Forwarded-For`. */
  readonly behindProxy: boolean;
  /** How many connections there may be, and how long slow ones may take. */
  readonly connections: ConnectionLimits;
  /** Development and tests: providers of single sign-on and calendar servers on this very machine may be asked, and without https. */
  readonly allowLoopback: boolean;
  /** Fill an empty database with the demo data. */
  readonly demoData: boolean;
  /** The charts of the product may be looked at below `/charts`. */
  readonly charts: boolean;
}

/** A sentence for the operator: a setting can't be used. */
export class SettingRefused extends Error {
  override readonly name = 'SettingRefused';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings; creates the data folder and, once, its secret. Throws {@link SettingRefused}. */
export async function readSettings(environment: Environment): Promise<Settings> {
  const port = portOf(environment.PORT);
  const dataFolder = resolve(environment.DATA_DIR || '.data');
  const databaseUrl = urlOf('DATABASE_URL', environment.DATABASE_URL, ['postgres:', 'postgresql:']);
  const logLevel = environment.LOG_LEVEL || 'info';
  if (!isLogLevel(logLevel))
    throw new SettingRefused('LOG_LEVEL must be debug, info, warn, error or silent.');
  await makeFolder(dataFolder);
  const tokenSecret = await secretOf(environment.TOKEN_SECRET, dataFolder);
  const publicUrl = (
    urlOf('PUBLIC_URL', environment.PUBLIC_URL, ['http:', 'https:']) ?? `http://localhost:${port}`
  ).replace(/\/+$/, '');
  const behindProxy = environment.BEHIND_PROXY === '1';
  const most = countOf('CONNECTIONS', environment.CONNECTIONS, {
    usual: usualLimits.most,
    least: 16,
  });
  const ofOneAddress = countOf('CONNECTIONS_PER_ADDRESS', environment.CONNECTIONS_PER_ADDRESS, {
    usual: behindProxy ? 0 : (usualLimits.mostOfOneAddress ?? 0),
    least: 0,
  });
  return {
    port,
    host: environment.HOST || '127.0.0.1',
    dataFolder,
    bucket: storageOf(environment.STORAGE_URL),
    database:
      databaseUrl === null
        ? { kind: 'embedded', directory: join(dataFolder, 'database') }
        : { kind: 'server', url: databaseUrl },
    smtpUrl: urlOf('SMTP_URL', environment.SMTP_URL, ['smtp:', 'smtps:']),
    mailFrom: environment.MAIL_FROM || 'Waymark <waymark@localhost>',
    supportMailbox: understood(() => readSupportMailbox(environment)),
    publicUrl,
    tokenSecret,
    credentialSecrets: [
      ...ownSecret('CREDENTIALS_SECRET', environment.CREDENTIALS_SECRET),
      ...ownSecret('CREDENTIALS_SECRET_BEFORE', environment.CREDENTIALS_SECRET_BEFORE),
      tokenSecret,
    ],
    calendarClients: understood(() => consentClients(environment)),
    iceServers: iceServersOf(environment.ICE_SERVERS),
    meetingClient: understood(() => readMeetingClient(environment, publicUrl)),
    activities: understood(() => readActivities(environment, publicUrl)),
    conversations: understood(() => readConversations(environment)),
    logLevel,
    behindProxy,
    connections: {
      ...usualLimits,
      most: affordable(most),
      mostOfOneAddress: ofOneAddress === 0 ? null : ofOneAddress,
      // A proxy keeps its connections for a minute; it must not meet one that was just closed.
      idle: behindProxy ? 75_000 : usualLimits.idle,
    },
    allowLoopback: environment.ALLOW_LOOPBACK === '1',
    demoData: environment.DEMO_DATA !== '0',
    charts: environment.CHARTS !== '0',
  };
}

function portOf(text = '3000'): number {
  const port = Number(text || '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingRefused('PORT must be a number from 0 to 65535.');
  return port;
}

function countOf(
  name: string,
  text: string | undefined,
  { usual, least }: { usual: number; least: number },
): number {
  const count = Number(text || usual);
  if (!Number.isInteger(count) || count < least || count > 1_000_000)
    throw new SettingRefused(`${name} must be a whole number from ${least} to 1000000.`);
  return count;
}

function urlOf(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new SettingRefused(
      `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
  }
  return text;
}

function storageOf(text: string | undefined): Bucket | null {
  const address = urlOf('STORAGE_URL', text, ['https:', 'http:']);
  if (address === null) return null;
  const bucket = bucketOf(address);
  if (bucket === null)
    throw new SettingRefused('STORAGE_URL must be https://KEY:SECRET@host/bucket?region=REGION.');
  return bucket;
}

function ownSecret(name: string, given: string | undefined): Uint8Array[] {
  if (!given) return [];
  if (Buffer.byteLength(given) < 32)
    throw new SettingRefused(`${name} must have at least 32 characters.`);
  return [Buffer.from(given)];
}

/** What a part reads for itself; its sentence is for the operator. */
function understood<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SettingRefused(error instanceof Error ? error.message : String(error));
  }
}

function iceServersOf(text: string | undefined): readonly IceServer[] {
  const servers = readIceServers(text);
  if (servers === null)
    throw new SettingRefused(
      'ICE_SERVERS must be a JSON list of objects with urls (stun:, turn: or turns:), and username and credential where they are needed.',
    );
  return servers;
}

async function secretOf(given: string | undefined, dataFolder: string): Promise<Uint8Array> {
  if (given) {
    if (Buffer.byteLength(given) < 32)
      throw new SettingRefused('TOKEN_SECRET must have at least 32 characters.');
    return Buffer.from(given);
  }
  const file = join(dataFolder, 'secret');
  try {
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = await readFile(file).catch(noneWhereAFolderIs);
  if (secret.byteLength < 32)
    throw new SettingRefused(
      `${file} is damaged. Remove it and start again; everyone will have to sign in again.`,
    );
  return secret;
}

function noneWhereAFolderIs(error: unknown): Uint8Array {
  if (error instanceof Error && 'code' in error && error.code === 'EISDIR') return new Uint8Array();
  throw error;
}
