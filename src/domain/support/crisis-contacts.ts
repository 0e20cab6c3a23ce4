/** Somebody to talk to in a crisis, day and night. */
export interface CrisisContact {
  readonly country: string;
  readonly name: string;
  /** As one dials it there. */
  readonly phone: string;
}

/** By the country's two letters (ISO 3166-1). The number of each country's emergency services stands beside them. */
export const crisisContacts: Readonly<
  Record<string, CrisisContact & { readonly emergency: string }>
> = {
  AU: { country: 'Australia', name: 'Lifeline', phone: '13 11 14', emergency: '000' },
  BR: { country: 'Brazil', name: 'CVV', phone: '188', emergency: '192' },
  CA: { country: 'Canada', name: 'Suicide Crisis Helpline', phone: '988', emergency: '911' },
  DE: { country: 'Germany', name: 'TelefonSeelsorge', phone: '0800 111 0 111', emergency: '112' },
  ES: { country: 'Spain', name: 'Línea 024', phone: '024', emergency: '112' },
  FR: { country: 'France', name: '3114', phone: '3114', emergency: '112' },
  GB: { country: 'United Kingdom', name: 'Samaritans', phone: '116 123', emergency: '999' },
  IE: { country: 'Ireland', name: 'Samaritans', phone: '116 123', emergency: '112' },
  IN: { country: 'India', name: 'Tele-MANAS', phone: '14416', emergency: '112' },
  NL: { country: 'Netherlands', name: '113', phone: '0800 0113', emergency: '112' },
  NP: { country: 'Nepal', name: 'National helpline', phone: '1166', emergency: '102' },
  NZ: { country: 'New Zealand', name: '1737', phone: '1737', emergency: '111' },
  PT: { country: 'Portugal', name: 'Linha 1411', phone: '1411', emergency: '112' },
  US: {
    country: 'United States',
    name: 'Suicide and Crisis Lifeline',
    phone: '988',
    emergency: '911',
  },
};

/** Zones whose name begins so lie in one country. */
const countryOfZone: readonly (readonly [RegExp, string])[] = [
  [/^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$/, 'GB'],
  [/^Europe\/Dublin$/, 'IE'],
  [/^Europe\/(Berlin|Busingen)$/, 'DE'],
  [/^Europe\/Paris$/, 'FR'],
  [/^(Europe\/Madrid|Atlantic\/Canary|Africa\/Ceuta)$/, 'ES'],
  [/^(Europe\/Lisbon|Atlantic\/(Azores|Madeira))$/, 'PT'],
  [/^Europe\/Amsterdam$/, 'NL'],
  [/^Asia\/(Kolkata|Calcutta)$/, 'IN'],
  [/^Asia\/(Kathmandu|Katmandu)$/, 'NP'],
  [/^Australia\//, 'AU'],
  [/^Pacific\/(Auckland|Chatham)$/, 'NZ'],
  [/^America\/(Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Moncton)$/, 'CA'],
  [/^America\/(Sao_Paulo|Bahia|Fortaleza|Manaus|Recife|Belem|Cuiaba)$/, 'BR'],
  [
    /^(America\/(New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Indiana\/.+|Kentucky\/.+)|Pacific\/Honolulu)$/,
    'US',
  ],
];

/** The contacts, those of the country that a time zone lies in first; all of them by country where it is not known. */
export function crisisContactsIn(zone: string): readonly (typeof crisisContacts)[string][] {
  const own = countryOfZone.find(([pattern]) => pattern.test(zone))?.[1];
  const sorted = Object.entries(crisisContacts).toSorted(([, one], [, other]) =>
    one.country.localeCompare(other.country, 'en'),
  );
  return [
    ...sorted.filter(([country]) => country === own),
    ...sorted.filter(([country]) => country !== own),
  ].map(([, contact]) => contact);
}
