export const searchFilterOrSort =
  'Search, filter or sort the list first. Then you can save it as a view.';
export const nameForThisView = 'Name';
export const nameTip = 'The view keeps the search, the filters and the order. Only you can see it.';
export const giveItAName = 'Give the view a name.';
export const saveThisView = 'Save this view';
export const notSavedYet = 'Not saved yet';
export const rename = (name: string) => `Rename “${name}”`;
export const saveName = 'Save name';
export const keepName = 'Keep name';
export const deleteView = (name: string) => `Delete “${name}”`;
export const deleteThisView = (name: string) =>
  `Delete the view “${name}”? The list itself stays as it is.`;
export const deleteLabel = 'Delete';
export const keep = 'Keep';
