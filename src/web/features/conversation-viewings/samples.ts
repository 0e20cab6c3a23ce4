import { conversationViewingChart } from '#machines/conversation-viewing/chart.ts';
import type { ConversationViewingContext } from '#machines/conversation-viewing/context.ts';
import {
  conversationViewingStates,
  type ConversationViewingState,
} from '#machines/conversation-viewing/states.gen.ts';
import { availableEvents } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { readerOf, samplePerson } from '#web/charts/sample/sample-people.ts';
import type { SamplePage, SampleScene } from '#web/charts/sample/sample-page.ts';
import { samplePageOf } from '#web/charts/sample/sample-record.ts';
import type { Viewing } from './viewing-records.ts';

const id = '00000000-0000-4000-8000-000000000061';
const known: readonly string[] = conversationViewingStates.all;
const isState = (status: string): status is ConversationViewingState => known.includes(status);

/** The viewing as the server tells of it; null before there is one. */
function viewingAt({ moment, shift, as }: SampleScene): Viewing | null {
  const row = rowOf<ConversationViewingContext>(conversationViewingChart, moment.snapshot);
  const { status, context } = row;
  if (!isState(status)) return null;
  const { id: readerId, role } = readerOf(as);
  const now = moment.now + shift;
  return {
    id,
    version: 2,
    status,
    viewer: samplePerson('sam'),
    person: samplePerson('mia'),
    contact: context.contact === null ? null : samplePerson('carl'),
    reason: context.reason,
    startedAt: new Date(now).toISOString(),
    expiresAt: new Date(context.expiresAt + shift).toISOString(),
    now: new Date(now).toISOString(),
    messagesSeen: context.messagesSeen,
    availableEvents: availableEvents(conversationViewingChart, row, {
      by: { id: readerId, role },
      at: moment.now,
    }),
  };
}

const page = (
  key: string,
  title: string,
  address: string,
  isShown: (viewing: Viewing | null) => boolean,
): SamplePage => ({
  machine: conversationViewingChart.name,
  key,
  title,
  show(scene) {
    if (scene.as !== 'staff') return null;
    const viewing = viewingAt(scene);
    if (!isShown(viewing)) return null;
    return {
      address,
      answers: {
        'GET /conversation-viewings': samplePageOf(viewing === null ? [] : [viewing]),
        'GET /conversation-viewing/filter': [],
        'GET /conversation-viewings/log': { mayRead: true },
        'GET /conversation-viewings/people': [samplePerson('mia')],
        ...(viewing && {
          'GET /conversation-viewings/{conversationViewing}': viewing,
          'GET /conversation-viewings/{conversationViewing}/contacts': [
            { ...samplePerson('carl'), messages: 12, isInformed: true },
          ],
          'POST /conversation-viewings/{conversationViewing}/pages': {
            messages: [
              {
                id: 'm1',
                position: 1,
                sender: samplePerson('mia'),
                text: 'Can we move it to Friday?',
                isDeleted: false,
                sentAt: viewing.startedAt,
                editedAt: null,
              },
            ],
            hasOlder: false,
          },
        }),
      },
    };
  },
});

export const samplePages: readonly SamplePage[] = [
  page('begin', 'Conversation Viewing', '/app/conversation-viewing', (viewing) => viewing === null),
  page(
    'contacts',
    'Conversation Viewing: Contacts',
    `/app/conversation-viewing/contacts?viewing=${id}`,
    (viewing) => viewing !== null && viewing.contact === null,
  ),
  page(
    'view',
    'Conversation Viewing: View',
    `/app/conversation-viewing/view?viewing=${id}`,
    (viewing) => viewing !== null && viewing.contact !== null,
  ),
];
