import type { OwnExportContext } from '#machines/own-export/context.ts';
import type { SlotHoldContext } from '#machines/slot-hold/context.ts';
import type { UploadReportContext } from '#machines/upload-report/context.ts';
import type { Row, Table } from '#tools/paths/table.ts';

const day = 24 * 60 * 60_000;

/** A time is kept for whoever finishes a request, until it is sent, given up, or over. */
export const slotHoldTable: Table<SlotHoldContext> = {
  rows: [
    {
      tried: ['at once', 'just in time', 'too late'].map(
        (when) => `the member picks the time ${when}`,
      ),
      leads: 'new → held',
      unless: ['isSlotFree'],
      orders: ['reserveTime'],
    },
    {
      tried: ['at once', 'just in time', 'too late'].map(
        (when) => `the member sends the request ${when}`,
      ),
      leads: 'held → converted',
      until: ({ expiresAt }) => expiresAt,
      orders: ['handOverTime'],
      writes: () => ({ bookingId: 'b-1' }),
    },
    {
      tried: [
        ...['at once', 'just in time', 'too late'].map((when) => `the member gives up ${when}`),
        'expiry is over',
      ],
      leads: 'held → released',
      orders: ['releaseTime'],
    },
  ],
  timers: [{ delay: 'expiry', during: ['held'], at: ({ expiresAt }) => expiresAt }],
  moments: ({ expiresAt }) => [expiresAt],
};

/** The file of what is kept about somebody is there for a week, or until there is a newer one. */
export const ownExportTable: Table<OwnExportContext> = {
  rows: [
    { tried: ['the member asks for their data'], leads: 'new → preparing', orders: ['startWork'] },
    {
      tried: ['the file is ready'],
      leads: 'preparing → ready',
      writes: (_, { at }) => ({ expiresAt: at + 7 * day }),
      orders: ['announceReady'],
    },
    { tried: ['the file can’t be made'], leads: 'preparing → failed', orders: ['announceFailure'] },
    {
      tried: ['a newer file is ready', 'expiry is over'],
      leads: 'ready → expired',
      orders: ['dropFile'],
    },
  ],
  timers: [{ delay: 'expiry', during: ['ready'], at: ({ expiresAt }) => expiresAt ?? 0 }],
};

const some = { created: 1, updated: 0, unchanged: 1 };

/** What is in a file is read, checked, decided about by staff and carried out; what is no longer needed of it goes. */
export const uploadReportTable: Table<UploadReportContext> = {
  rows: [
    {
      tried: ['staff send it'],
      leads: 'new → receiving',
      orders: ['goOn'],
      writes: () => ({
        kind: 'userCsv',
        fileName: 'people.csv',
        subjectId: null,
        createdBy: 'sam',
      }),
    },
    {
      tried: ['it is read'],
      leads: 'receiving → validating',
      orders: ['forgetFile', 'goOn'],
      writes: () => ({ rows: 3, columns: ['email'] }),
    },
    {
      tried: ['it is checked'],
      leads: 'validating → previewed',
      writes: () => ({ ...some, failed: 1, roleChanges: 0 }),
    },
    {
      tried: ['it is checked and there is nothing to do'],
      leads: 'validating → previewed',
      writes: () => ({ ...some, created: 0, failed: 1, roleChanges: 0 }),
    },
    {
      tried: ['staff apply it'],
      leads: 'previewed → applying',
      when: ({ created, updated }) => created + updated > 0,
      orders: ['goOn'],
      writes: () => ({ appliedBy: 'sam', updatedBy: 'sam' }),
    },
    {
      tried: ['staff discard it'],
      leads: 'previewed → discarded',
      orders: ['forgetCells'],
      writes: () => ({ updatedBy: 'sam' }),
    },
    { tried: ['patience is over'], leads: 'previewed → discarded', orders: ['forgetCells'] },
    {
      tried: ['its last row is carried out'],
      leads: 'applying → completed',
      writes: () => ({ ...some, failed: 0 }),
    },
    {
      tried: ['its last row is carried out and some could not be'],
      leads: 'applying → completedWithErrors',
      writes: () => ({ ...some, failed: 1 }),
    },
    ...['receiving', 'validating', 'applying'].map((state): Row<UploadReportContext> => ({
      tried: ['it fails'],
      leads: `${state} → failed`,
      orders: ['forgetFile', 'forgetCells'],
      writes: () => ({ failure: 'The file has no column “email”.', updatedBy: null }),
    })),
  ],
  beforehand: () => ({ fileName: 'other.csv', unchanged: 7, roleChanges: 9 }),
  timers: [{ delay: 'patience', during: ['previewed'], at: (_, { at }) => at + day }],
};
