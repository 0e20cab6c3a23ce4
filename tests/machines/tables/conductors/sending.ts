import type { FileUploadContext } from '#machines/file-upload/setup.ts';
import type { MessageSendingContext } from '#machines/message-sending/setup.ts';
import { first, second } from '#tests/machines/models/message-sending.ts';
import type { Row, Table } from '#tools/paths/table.ts';

const aSecond = 1_000;
type Message = MessageSendingContext;

/** The model writes one message, and another while the first waits. */
const queued = ({ waiting }: Message) => ({
  waiting: [...waiting, waiting.length === 0 ? first : second],
});
const arrived = ({ waiting }: Message) => ({ waiting: waiting.slice(1), reason: null });

/** Messages go out one after the other; what the server can't be asked stays, and goes when it is back (domain reference, 11.2). */
export const messageSendingTable: Table<Message> = {
  rows: [
    ...['sending', 'waiting'].map((state): Row<Message> => ({
      tried: ['the person sends a message'],
      leads: `${state} → ${state}`,
      orders: ['keepWaiting'],
      writes: queued,
    })),
    {
      tried: ['the person sends a message'],
      leads: 'failed → failed',
      orders: ['keepWaiting'],
      writes: queued,
    },
    {
      tried: ['the person sends a message'],
      leads: 'sent → sending',
      orders: ['keepWaiting'],
      writes: queued,
    },
    {
      tried: ['deliver: has it'],
      leads: 'sending → sending',
      when: ({ waiting }) => waiting.length > 1,
      orders: ['keepWaiting'],
      writes: arrived,
      again: true,
    },
    {
      tried: ['deliver: has it'],
      leads: 'sending → sent',
      when: ({ waiting }) => waiting.length === 1,
      orders: ['keepWaiting'],
      writes: arrived,
    },
    {
      tried: ['deliver: refuses it'],
      leads: 'sending → failed',
      writes: () => ({ reason: { isRefusal: true } }),
    },
    {
      tried: ['deliver: is out of reach'],
      leads: 'sending → waiting',
      writes: () => ({ reason: { isRefusal: false } }),
    },
    {
      tried: ['the person tries again', 'the device is connected again', 'pause is over'],
      leads: 'waiting → sending',
      writes: () => ({ reason: null }),
    },
    {
      tried: ['the person tries again'],
      leads: 'failed → sending',
      writes: () => ({ reason: null }),
    },
    {
      tried: ['the person gives it up'],
      leads: 'failed → sending',
      when: ({ waiting }) => waiting.length > 1,
      orders: ['giveBack', 'keepWaiting'],
      writes: arrived,
    },
    {
      tried: ['the person gives it up'],
      leads: 'failed → sent',
      when: ({ waiting }) => waiting.length === 1,
      orders: ['giveBack', 'keepWaiting'],
      writes: arrived,
    },
  ],
  timers: [{ delay: 'pause', during: ['waiting'], lasts: () => 5 * aSecond }],
};

const address = '/api/file-uploads/1';
const part = 1_200_000;
const whole = 3_000_000;
const kept = { id: '1', name: 'plan.pdf', mediaType: 'application/pdf', byteLength: whole };
const failed = ({ failures }: FileUploadContext) => ({ failures: failures + 1, trouble: null });
const full = (context: FileUploadContext) => ({
  ...failed(context),
  trouble: 'We can’t save anything at the moment. Try again in a few minutes.',
});

/** What is refused ends it; what breaks off is tried again. */
const broken = (actor: string, from: string): Row<FileUploadContext>[] => [
  {
    tried: [`${actor}: refuses`],
    leads: `${from} → refused`,
    writes: () => ({ refusal: 'Files can’t be larger than 50 MB.' }),
  },
  { tried: [`${actor}: is out of reach`], leads: `${from} → waiting`, writes: failed },
  { tried: [`${actor}: has no room`], leads: `${from} → waiting`, writes: full },
];
/** Seconds of a break, by how often it broke off in a row. */
const breaks = [1, 1, 2, 5, 10, 30];

/** A file goes out in parts, however often the connection breaks off. */
export const fileUploadTable: Table<FileUploadContext> = {
  rows: [
    {
      tried: ['begin: has nothing of it'],
      leads: 'beginning → sending',
      writes: () => ({ address: null, sent: 0 }),
    },
    {
      tried: ['begin: has a part of it'],
      leads: 'beginning → sending',
      writes: () => ({ address, sent: part }),
    },
    {
      tried: ['begin: has all of it'],
      leads: 'beginning → checking',
      writes: () => ({ address, sent: whole }),
    },
    ...broken('begin', 'beginning'),
    {
      tried: ['the server says where it goes'],
      leads: 'sending → sending',
      writes: () => ({ address }),
    },
    {
      tried: ['a part is sent'],
      leads: 'sending → sending',
      writes: () => ({ sent: part, failures: 0 }),
    },
    { tried: ['all of it is sent'], leads: 'sending → checking' },
    {
      tried: ['the server refuses it'],
      leads: 'sending → refused',
      writes: () => ({ refusal: 'This file is empty.' }),
    },
    { tried: ['the connection breaks off'], leads: 'sending → waiting', writes: failed },
    { tried: ['the server has no room for it'], leads: 'sending → waiting', writes: full },
    { tried: ['finish: keeps it'], leads: 'checking → sent', writes: () => ({ file: kept }) },
    ...broken('finish', 'checking'),
    {
      tried: ['the person tries again', 'the device is connected again', 'patience is over'],
      leads: 'waiting → beginning',
    },
    ...['beginning', 'sending', 'waiting'].map((state): Row<FileUploadContext> => ({
      tried: ['the person pauses'],
      leads: `${state} → paused`,
    })),
    { tried: ['the person goes on'], leads: 'paused → beginning', writes: () => ({ failures: 0 }) },
    ...[
      'beginning',
      'sending',
      'checking',
      'waiting',
      'paused',
      'sent',
      'refused',
      'cancelled',
    ].map((state): Row<FileUploadContext> => ({
      tried: ['the person takes it away'],
      leads: `${state} → cancelled`,
      ...(state === 'cancelled' && { again: true as const }),
    })),
  ],
  timers: [
    {
      delay: 'patience',
      during: ['waiting'],
      lasts: ({ failures }) => (breaks[failures] ?? 30) * aSecond,
    },
  ],
};
