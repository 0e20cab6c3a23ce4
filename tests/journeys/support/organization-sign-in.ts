import { eq } from 'drizzle-orm';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { organizations } from '#database/schema/index.ts';
import { fillWhenEmpty } from '#server/demo-data.ts';
import { companies } from '#server/demo/people/companies.ts';
import { setSso } from '#server/identity/single-sign-on/settings.ts';
import { readSettings } from '#server/settings/settings.ts';
import { registered } from '#tests/support/oidc.ts';
import { providerIssuer } from './server.ts';

/** Before the server starts: the people of Halden & Voss may come in through a provider on this machine, where one runs. */
export async function prepareOrganizationSignIn(): Promise<void> {
  const company = companies.find(({ key }) => key === 'halden');
  if (!company) throw new Error('The demo has no Halden & Voss.');
  const { database, tokenSecret, allowLoopback } = await readSettings(process.env);
  const db = await openDatabase(database);
  try {
    await migrate(db);
    await fillWhenEmpty(db);
    const [organization] = await db.orm
      .update(organizations)
      .set({ emailDomains: [company.domain] })
      .where(eq(organizations.name, company.name))
      .returning({ id: organizations.id });
    if (!organization) throw new Error(`The demo has no ${company.name}.`);
    await db.transaction(() =>
      setSso(db, {
        tokenSecret,
        allowLoopback,
        organizationId: organization.id,
        enabled: true,
        issuer: providerIssuer,
        ...registered,
        enforced: false,
        at: Date.now(),
      }),
    );
  } finally {
    await db.close();
  }
}
