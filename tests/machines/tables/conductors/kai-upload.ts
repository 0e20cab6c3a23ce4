import type { KaiUploadContext } from '#machines/kai-upload/setup.ts';
import type { Row, Sent, Table } from '#tools/paths/table.ts';

type Upload = KaiUploadContext;
const whilePending = ['checking', 'uploading', 'paused', 'lost'];
const open = ['choosing', ...whilePending, 'failed'];

const counts = (_: Upload, event: Sent) => ({ sent: event['sent'] as number });

/** What is reported of the files, and where that leads. */
const reports: Readonly<Record<string, readonly string[]>> = {
  checking: ['a file is checked'],
  uploading: ['a file goes out', 'another file goes out'],
  paused: ['the files are paused'],
  lost: ['the connection breaks off'],
};
const settled = ['the files are there', 'no file is left'];

/** Uploading a conversation: it waits for its files, and goes by itself once they are there (domain reference, 10.2). */
export const kaiUploadTable: Table<Upload> = {
  rows: [
    ...open.flatMap((state) =>
      Object.entries(reports).map(([target, tried]): Row<Upload> => ({
        tried,
        leads: `${state} → ${target}`,
        writes: counts,
      })),
    ),
    ...['choosing', ...whilePending].flatMap((state): Row<Upload>[] => [
      {
        tried: settled,
        leads: `${state} → submitting`,
        when: ({ isWanted }, event) => isWanted && event['sent'] === 1,
        writes: (_, event) => ({ ...counts(_, event), isWanted: false }),
      },
      {
        tried: settled,
        leads: `${state} → choosing`,
        when: ({ isWanted }, event) => !isWanted || event['sent'] === 0,
        writes: (_, event) => ({ ...counts(_, event), isWanted: false }),
      },
    ]),
    ...['failed', 'submitting'].map((state): Row<Upload> => ({
      tried: settled,
      leads: `${state} → ${state}`,
      writes: counts,
    })),
    ...['choosing', 'failed'].map((state): Row<Upload> => ({
      tried: ['the person uploads it'],
      leads: `${state} → submitting`,
      when: ({ sent }) => sent > 0,
    })),
    ...whilePending.flatMap((state): Row<Upload>[] => [
      {
        tried: ['the person uploads it'],
        leads: `${state} → ${state}`,
        writes: () => ({ isWanted: true }),
      },
      {
        tried: ['the person holds it back'],
        leads: `${state} → ${state}`,
        when: ({ isWanted }) => isWanted,
        writes: () => ({ isWanted: false }),
      },
    ]),
    {
      tried: ['submit: takes it'],
      leads: 'submitting → submitted',
      writes: () => ({ conversation: 'c1' }),
    },
    { tried: ['submit: refuses it'], leads: 'submitting → failed' },
  ],
};
