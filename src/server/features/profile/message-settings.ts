import type { Database } from '#database/database.ts';
import { messageSettings } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { only } from '#server/http/policy.ts';
import { messageSettingsOf } from '#server/features/messages/public.ts';
import { publishHidden } from '#server/stream/presence.ts';
import { publishChange } from '#server/stream/publish.ts';

const policy = only('everyoneButAdmins');
const nothing = { showsPresence: false, mailsText: false };

/** Whoever has never chosen has agreed to nothing. */
const settingsOf = async (db: Database, id: string) => (await messageSettingsOf(db, id)) ?? nothing;

/** What somebody agrees to about messages; everybody chooses for themselves. */
export const messageSettingsBindings = {
  ...bind('GET /profile/message-settings', {
    policy,
    handle: ({ principal, services: { db } }) => settingsOf(db, principal.id),
  }),

  ...bind('POST /profile/message-settings', {
    policy,
    async handle({ principal: { id }, body, services: { db } }) {
      await db.transaction(async () => {
        const row = { userId: id, ...body };
        await db.orm
          .insert(messageSettings)
          .values(row)
          .onConflictDoUpdate({ target: messageSettings.userId, set: row });
        if (body.showsPresence === false) await publishHidden(db, id);
        await publishChange(db, {
          topics: ['messageSettings'],
          to: { userIds: [id], staff: false },
        });
      });
      return settingsOf(db, id);
    },
  }),
};
