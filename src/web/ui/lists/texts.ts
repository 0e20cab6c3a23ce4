export const chooseAllOnThisPage = 'Choose all on this page';
export const choose = 'Choose';

export const sortedBy = (label: string) => `Sort: ${label}`;

export const actions = 'Actions';

export const reset = 'Reset';
export const activeFilters = 'Active filters';
export const removeFilter = (label: string) => `Remove filter ${label}`;

export const filter = 'Filter';

export const newLabel = 'New: ';

export const noResults = 'No results';
export const showingToOfResults = (number: string, number2: string, number3: string) =>
  `Showing ${number} to ${number2} of ${number3} results`;

export const previousPage = 'Previous page';
export const pageNumber = (number: number) => `Page ${number}`;
export const nextPage = 'Next page';
export const pages = 'Pages';

export const clearSearch = 'Clear search';

export const sort = 'Sort';
