type Environment = Readonly<Record<string, string | undefined>>;

/** Where answers to support come in by email. */
export interface SupportMailbox {
  readonly host: string;
  readonly port: number;
  readonly isSecure: boolean;
  readonly username: string;
  readonly password: string;
  readonly folder: string;
  /** Mails to this address, with whatever stands behind a plus, come into it. */
  readonly address: string;
}

/** The mailbox that is read for answers; null where none is named. Throws a sentence for the operator. */
export function readSupportMailbox(environment: Environment): SupportMailbox | null {
  const text = environment['SUPPORT_MAILBOX_URL'];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^imaps?:$/.test(url.protocol) || url.hostname === '' || url.username === '')
    throw new Error('SUPPORT_MAILBOX_URL must be imaps://NAME:PASSWORD@host/FOLDER.');
  const address = environment['SUPPORT_ADDRESS'] ?? '';
  if (!/^[\w.-]{1,20}@[\w.-]{1,200}$/.test(address))
    throw new Error(
      'SUPPORT_ADDRESS must be the address of that mailbox, with at most 20 characters before the @.',
    );
  const isSecure = url.protocol === 'imaps:';
  return {
    host: url.hostname,
    port: Number(url.port || (isSecure ? 993 : 143)),
    isSecure,
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    address: address.toLowerCase(),
  };
}
