import { HOUR } from '#domain/time/calendar.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Database } from '#database/database.ts';
import { notifications } from '#database/schema/index.ts';
import { productName } from '#server/mail/brand.ts';
import type { Generator } from './generator.ts';
import { untilComing } from './people/beginnings.ts';
import { newcomer } from './people/build.ts';
import type { World } from './programmes/build.ts';

interface Greeting {
  readonly type: NotificationType;
  readonly id: string;
  readonly name: string;
  readonly organizationId: string | null;
  readonly at: number;
  readonly text: string;
  readonly link: string;
}

/** Everybody was welcomed when they came (domain reference, 13); the newcomer has yet to read it. */
export async function welcome(
  db: Database,
  random: Generator,
  { coaches, members }: World,
): Promise<void> {
  const toMembers = members.map(({ id, name, role, firstName, company, createdAt }): Greeting => {
    const common = { id, name, organizationId: company.id, at: createdAt + untilComing };
    return role === 'OrganizationAdmin'
      ? {
          ...common,
          type: 'WelcomeOrganizationAdmin',
          text: `Welcome, ${firstName}. You can see and manage the members of ${company.spec.name}.`,
          link: `/app/organizations/${company.id}/members`,
        }
      : {
          ...common,
          type: 'Welcome',
          text: `Welcome to ${productName}, ${firstName}! Complete your profile to get started.`,
          link: '/app/profile',
        };
  });
  const toCoaches = coaches.map(({ id, name, spec, createdAt }): Greeting => ({
    type: 'WelcomeCoach',
    id,
    name,
    organizationId: null,
    at: createdAt + untilComing,
    text: `Welcome, ${spec.firstName}. Set your working hours and connect your calendar so members can book you.`,
    link: '/app/working-hours/update',
  }));
  await db.orm.insert(notifications).values(
    [...toMembers, ...toCoaches].map(({ id, name, at, ...greeting }) => ({
      ...greeting,
      id: random.id(at),
      recipientId: id,
      entity: 'user',
      entityId: id,
      groupKey: `user:${id}`,
      createdAt: at,
      ...(name === newcomer ? {} : { actioned: true, actionedAt: at + HOUR, actionedBy: 'user' }),
    })),
  );
}
