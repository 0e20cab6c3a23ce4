import { sql } from 'drizzle-orm';

/** What the file of an organisation's logo is kept for; its owner is the organisation. */
export const logoPurpose = 'logo';

/** Where the logo of an organisation is shown, for selections from `organizations`; null when it has none. */
export const logoUrl = sql<
  string | null
>`(select '/api/pictures/' || f.id from files f where f.owner_id = organizations.id and f.purpose = ${sql.raw(`'${logoPurpose}'`)})`;
