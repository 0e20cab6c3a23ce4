import { resourceChart } from '#machines/resource/chart.ts';
import type { FileUploadContext } from '#machines/file-upload/setup.ts';
import type { SamplePage, SampleState } from '#web/charts/sample/sample-page.ts';
import { samplePerson } from '#web/charts/sample/sample-people.ts';
import {
  sampleHistory,
  samplePageOf,
  samplePagesOfRecord,
} from '#web/charts/sample/sample-record.ts';
import type { Resource } from './resource-records.ts';

const pagesOfResource = samplePagesOfRecord(
  resourceChart,
  [
    {
      key: 'resource',
      title: 'Resource',
      address: '/app/resources/r1',
      readers: ['member', 'staff'],
    },
    { key: 'list', title: 'Resources', address: '/app/resources', readers: ['member', 'staff'] },
    { key: 'global', title: 'Global Resources', address: '/app/global-resources' },
    {
      key: 'edit',
      title: 'Edit Global Resource',
      address: '/app/global-resources/r1/edit',
      event: 'EDIT',
    },
    {
      key: 'delete',
      title: 'Delete Global Resource',
      address: '/app/global-resources/r1/delete',
      event: 'DELETE',
    },
  ],
  (record) => {
    const { base, context, scene } = record;
    const isStaff = scene.as === 'staff';
    if (base.deletedAt !== null && !isStaff) return null;
    const { name, kind, url, article, description, audience } = context;
    const resource: Resource = {
      ...base,
      name,
      kind,
      file: null,
      thumbnail: null,
      url,
      article,
      description,
      audience,
      durationMinutes: context.durationMinutes,
      availableFrom: context.availableFrom,
      availableTo: context.availableTo,
      scope: context.scope,
      target: null,
      categories: [],
      addedBy: samplePerson('priya'),
      mayMark: !isStaff,
      position: null,
      progress: 'opened',
      found: null,
      openedBy: isStaff ? 3 : null,
      openedOf: isStaff ? 12 : null,
      versions: isStaff ? [] : null,
    };
    return {
      'GET /resources/{resource}': resource,
      'GET /resources/{resource}/history': sampleHistory(record),
      'GET /resources': samplePageOf(base.deletedAt === null ? [resource] : []),
      'GET /resource/filter': [],
      'GET /resources/categories': [],
    };
  },
);

/** A file on its way, where a resource is added. Once it is taken away the page asks for one again. */
const sending: SamplePage = {
  machine: 'file-upload',
  key: 'create',
  title: 'Create Global Resource',
  show: ({ as, state, moment }) => {
    if (as !== 'staff') return null;
    const { value } = moment.snapshot as SampleState;
    const context = moment.snapshot.context as FileUploadContext;
    const bytes = new Uint8Array(3_000_000);
    const file = new File([bytes], 'Feedback guide.pdf', { type: 'application/pdf' });
    return {
      address: '/app/global-resources/create',
      answers: { 'GET /resources/categories': [], 'GET /file-uploads': [] },
      files: state === 'cancelled' ? [] : [file],
      conductors: {
        'file-upload': {
          value,
          context: { ...context, file: context.file && { ...context.file, name: file.name } },
        },
      },
    };
  },
};

export const samplePages: readonly SamplePage[] = [...pagesOfResource, sending];
