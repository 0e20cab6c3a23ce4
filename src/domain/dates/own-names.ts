/** Names of a language, each list in one text, and how it says a whole date. */
export interface OwnNames {
  readonly months: string;
  readonly shortMonths: string;
  readonly weekdays: string;
  readonly shortWeekdays: string;
  readonly letters: string;
  readonly fullDate: string;
}

/** The languages of the table of dates that Chromium does not know: it would say their months in English. */
export const OWN_NAMES: Readonly<Record<string, OwnNames | undefined>> = {
  mk: {
    months: 'јануари февруари март април мај јуни јули август септември октомври ноември декември',
    shortMonths: 'јан. фев. мар. апр. мај јун. јул. авг. сеп. окт. ное. дек.',
    weekdays: 'понеделник вторник среда четврток петок сабота недела',
    shortWeekdays: 'пон. вто. сре. чет. пет. саб. нед.',
    letters: 'п в с ч п с н',
    fullDate: 'WWWW, D MMMM YYYY г.',
  },
  eo: {
    months:
      'januaro februaro marto aprilo majo junio julio aŭgusto septembro oktobro novembro decembro',
    shortMonths: 'jan feb mar apr maj jun jul aŭg sep okt nov dec',
    weekdays: 'lundo mardo merkredo ĵaŭdo vendredo sabato dimanĉo',
    shortWeekdays: 'lu ma me ĵa ve sa di',
    letters: 'l m m ĵ v s d',
    fullDate: 'WWWW, la D-a de MMMM YYYY',
  },
  nn: {
    months: 'januar februar mars april mai juni juli august september oktober november desember',
    shortMonths: 'jan feb mar apr mai jun jul aug sep okt nov des',
    weekdays: 'måndag tysdag onsdag torsdag fredag laurdag søndag',
    shortWeekdays: 'mån tys ons tor fre lau søn',
    letters: 'm t o t f l s',
    fullDate: 'WWWW D. MMMM YYYY',
  },
};
