import type { SamplePage, SampleState } from '#web/charts/sample/sample-page.ts';
import { sampleMe } from '#web/charts/sample/sample-people.ts';

const id = '00000000-0000-7000-8000-000000000001';
const programme = { id: 'p1', name: 'Leading with clarity' };

export const samplePages: readonly SamplePage[] = [
  {
    machine: 'activity',
    key: 'activity',
    title: 'The activity in its frame',
    show: ({ as, moment }) => {
      if (as !== 'member') return null;
      const { value, context } = moment.snapshot as SampleState;
      return {
        address: `/app/programmes/p1/interactive-resources/${id}`,
        answers: {
          'GET /programme-interactive-resources/{programmeInteractiveResource}': {
            id,
            version: 1,
            status: 'active',
            createdAt: '2027-03-01T09:00:00.000Z',
            updatedAt: '2027-03-01T09:00:00.000Z',
            deletedAt: null,
            availableEvents: [],
            createdBy: null,
            updatedBy: null,
            programme,
            activity: { id: 'i1', name: 'Wheel of life' },
            description: null,
            contentVersion: 1,
            opensOn: null,
            closesOn: null,
            position: 1,
            prerequisites: [],
            results: null,
            own: { id: 'x1', isBegun: true, isCompleted: false, progress: 0.4, score: null },
            refusal: null,
            mayLaunch: true,
            mayPreview: false,
            versions: [1],
          },
        },
        me: { id: sampleMe(as).id },
        conductors: { activity: { value, context } },
      };
    },
  },
];
