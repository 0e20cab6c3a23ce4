import type { z } from 'zod';
import { me } from '#contract/sign-in/auth.ts';
import { organizations, users } from '#database/schema/index.ts';
import type { Role } from '#machines/person.ts';
import { logoUrl } from '#server/files/logo.ts';
import { hasTemporaryPassword } from '#server/identity/temporary-password.ts';
import { owedBy } from '#server/legal/legal-texts.ts';
import type { LegalTexts } from '#server/legal/legal-texts.ts';

/** The columns that a signed-in person's own view is made of; the organisation and the password's row are joined. */
export const meColumns = {
  id: users.id,
  firstName: users.firstName,
  fullName: users.fullName,
  email: users.email,
  role: users.role,
  organizationId: organizations.id,
  organizationName: organizations.name,
  brandLabel: organizations.brandLabel,
  logoUrl,
  pictureUrl: users.pictureUrl,
  pinnedAward: users.pinnedAward,
  achievement: users.achievement,
  timeZone: users.timeZone,
  locale: users.locale,
  loginMethod: users.loginMethod,
  privacyAccepted: users.privacyAcceptedVersion,
  termsAccepted: users.termsAcceptedVersion,
  temporaryPassword: hasTemporaryPassword,
};

interface MeRow {
  readonly id: string;
  readonly firstName: string;
  readonly fullName: string;
  readonly email: string;
  readonly role: string;
  readonly organizationId: string | null;
  readonly organizationName: string | null;
  readonly brandLabel: string | null;
  readonly logoUrl: string | null;
  readonly pictureUrl: string | null;
  readonly pinnedAward: unknown;
  readonly achievement: unknown;
  readonly timeZone: string;
  readonly locale: string;
  readonly loginMethod: string;
  readonly privacyAccepted: string | null;
  readonly termsAccepted: string | null;
  readonly temporaryPassword: boolean;
}

/** The signed-in person (specification, 3). An award or a level in an unknown form is left out rather than keeping somebody out. */
export function presentMe(row: MeRow, texts: LegalTexts): z.input<typeof me> {
  const { organizationId, organizationName, brandLabel, logoUrl, pictureUrl } = row;
  return {
    id: row.id,
    firstName: row.firstName,
    fullName: row.fullName,
    email: row.email,
    role: row.role as Role,
    organization:
      organizationId !== null && organizationName !== null
        ? { id: organizationId, name: organizationName, brandLabel, logoUrl }
        : null,
    profilePicture: pictureUrl === null ? null : { url: pictureUrl },
    pinnedAward: me.shape.pinnedAward.catch(null).parse(row.pinnedAward),
    achievement: me.shape.achievement.catch(null).parse(row.achievement),
    timeZone: row.timeZone,
    locale: row.locale,
    loginMethod: row.loginMethod as 'password' | 'oidc',
    owed: [
      ...owedBy(
        {
          privacy: row.privacyAccepted,
          terms: row.termsAccepted,
          temporaryPassword: row.temporaryPassword,
        },
        texts,
      ),
    ],
  };
}
