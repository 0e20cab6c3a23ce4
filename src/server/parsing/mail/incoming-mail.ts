import type { AddressObject } from 'mailparser';
import { answerLimit, mostSupportFiles } from '#domain/support/vocabulary.ts';
import { writtenPart } from '#domain/support/written-part.ts';
import { unreadable } from '../refused.ts';

/** A mail that has come in, as far as anybody asks. */
export interface IncomingMail {
  readonly from: string;
  /** Everybody it was sent to, in small letters. */
  readonly to: readonly string[];
  readonly subject: string;
  /** What was written, without what is quoted. */
  readonly text: string;
  /** A program sent it. */
  readonly isAutomatic: boolean;
  readonly attachments: readonly { readonly name: string; readonly content: Uint8Array }[];
  /** So many more came with it than are taken. */
  readonly leftOut: number;
}

const mostAddresses = 50;
/** Characters of a page that are turned into plain text. */
const longestPage = 500_000;

/** Reads a mail as it came over the wire (RFC 5322). */
export async function incomingMail({
  content,
}: {
  readonly content: Uint8Array;
}): Promise<IncomingMail> {
  // The processes that read other things do without it.
  const { simpleParser } = await import('mailparser');
  const mail = await simpleParser(Buffer.from(content), {
    maxHtmlLengthToParse: longestPage,
    skipTextToHtml: true,
    skipImageLinks: true,
  }).catch(() => unreadable('This email can’t be read.'));
  const [from, ...others] = addressesIn(mail.from);
  if (from === undefined || others.length > 0) unreadable('This email doesn’t say who sent it.');
  const automatic = headerOf(mail.headers, 'auto-submitted');
  const files = mail.attachments.filter(({ related }) => !related);
  const headers = ['delivered-to', 'x-original-to'].map((name) => headerOf(mail.headers, name));
  return {
    from,
    to: [
      ...[mail.to, mail.cc].flat().flatMap(addressesIn),
      ...headers.filter((address) => address !== '').map((address) => address.toLowerCase()),
    ].slice(0, mostAddresses),
    subject: (mail.subject ?? '').slice(0, 200),
    text: writtenPart(mail.text ?? '').slice(0, answerLimit),
    isAutomatic: automatic !== '' && automatic.toLowerCase() !== 'no',
    attachments: files.slice(0, mostSupportFiles).map(({ filename, content: bytes }) => ({
      name: filename ?? 'file',
      content: new Uint8Array(bytes),
    })),
    leftOut: Math.max(0, files.length - mostSupportFiles),
  };
}

const addressesIn = (object: AddressObject | undefined): string[] =>
  (object?.value ?? []).flatMap(({ address, group = [] }) =>
    [address, ...group.map((each) => each.address)].flatMap((each) =>
      each ? [each.toLowerCase()] : [],
    ),
  );

function headerOf(headers: ReadonlyMap<string, unknown>, name: string): string {
  const value = headers.get(name);
  if (typeof value === 'string') return value;
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : '';
  return typeof text === 'string' ? text : '';
}
