import { explore } from '#tools/paths/explore.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { kaiConversationModel } from '../kai-conversation.ts';
import type { BrowserModel } from './model.ts';

const stopped =
  'Pages offer nothing that it stops, or know no such choice; that it stops whoever sends it all the same is tried through the API.';

const hands =
  'What the product and staff say of its work has no button here; that nobody else can say it is tried through the API.';

/** What a form says itself before it is sent, and whom a page is not for. */
const seen: readonly string[] = [
  'another member uploads',
  'another member cancels the upload',
  'another member tries again',
  'another member deletes it',
  'a coach begins',
  'the member uploads without consent',
  'the member uploads nothing',
  'the coach stops sharing it',
  'the coach marks an action',
  'staff name the speakers',
  'staff correct a passage',
  'staff dispute the scores',
  'staff share it',
  'the member reviews the scores',
  'the member disputes the scores',
  'staff review the scores',
];

const walked = (isTried: (each: Case) => boolean) =>
  explore(
    modelOf({
      ...kaiConversationModel,
      // What nobody has begun has no page, and whoever begins again begins another one.
      cases: (conversation, now) =>
        kaiConversationModel
          .cases(conversation, now)
          .filter(
            (each) =>
              (each.event.type === 'CREATE') === (conversation.value === 'new') &&
              (isTried(each) || (each.refusal === undefined && conversation.can(each.event))),
          ),
    }),
  );

/** What somebody does with a conversation on its pages from its upload on, while the product works on it, and what staff answer them there. */
export const kaiConversationPages: BrowserModel = {
  territory: walked(() => false),
  refuses: true,
  refusing: walked(({ name }) => seen.includes(name)),
  beyond: {
    isSystem: hands,
    ...Object.fromEntries(
      [
        'isInProgramme',
        'isGroupOfProgramme',
        'isAboutMember',
        'isSetUp',
        'areFilesThere',
        'isOwnCoach',
        'areSpeakersThere',
        'isPassageThere',
      ].map((guard) => [guard, stopped]),
    ),
  },
};
