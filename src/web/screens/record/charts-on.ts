/** The operator may switch the charts off (`CHARTS=0`): the page says so in the document that the server sends. */
export const chartsAreOn = (): boolean => document.documentElement.dataset['charts'] !== 'off';
