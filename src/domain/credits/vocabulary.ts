/** What one unit of a credit pays for: a session, or the analysis of a conversation. */
export const creditUnits = ['session', 'analysis'] as const;
export type CreditUnit = (typeof creditUnits)[number];

/** Whose a lot of credits is. */
export const creditHolderTypes = ['pool', 'member', 'team'] as const;
export type CreditHolderType = (typeof creditHolderTypes)[number];

/** Who can have credits of each unit. */
export const unitHolders = {
  session: creditHolderTypes,
  analysis: ['pool', 'member'],
} as const satisfies Readonly<Record<CreditUnit, readonly CreditHolderType[]>>;

/** Teams book sessions; conversations are their members' own. */
export const isHeldByTeams = (unit: CreditUnit): boolean =>
  unitHolders[unit].some((holder) => holder === 'team');

/** Where credits come from that staff issue: they were bought, or are given. */
export const issuedSources = ['contract', 'goodwill'] as const;
export type IssuedSource = (typeof issuedSources)[number];

/** So many units are issued at once. */
export const mostIssued = 10_000;

/** What movements of credits can be narrowed to by a name. */
export const creditAuditFinds = ['member', 'team', 'booking', 'actor'] as const;
export type CreditAuditFind = (typeof creditAuditFinds)[number];

/** The same of AI credits. */
export const kaiCreditAuditFinds = ['member', 'conversation', 'actor'] as const;
export type KaiCreditAuditFind = (typeof kaiCreditAuditFinds)[number];

/** Of whom, or of what, the session credits have a page. */
export const creditEntityTypes = ['user', 'team', 'organization', 'programme', 'booking'] as const;
export type CreditEntityType = (typeof creditEntityTypes)[number];

/** Of several lots the one with the lowest is drawn from first; this is what a lot has unless told. */
export const usualPriority = 5;
