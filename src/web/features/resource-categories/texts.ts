export const resourceCategory = 'Resource Category';
export const resourceCategories = 'Resource Categories';
export const file = 'File';
export const link = 'Link';
export const video = 'Video';
export const embeddedPage = 'Embedded page';
export const article = 'Article';

export const categoriesInIt = 'Categories in it';
export const resources = 'Resources';
export const theNewestOf = (count: number, resources: number) =>
  `The newest ${count} of ${resources}.`;
export const noResources = 'No resources';
export const thereIsNothing = 'There is nothing in this category yet.';
export const added = (value: string) => `${value} · added `;

export const itIsAddedAtThe = 'It is added at the end; you can move it afterwards.';
export const none = 'None';
export const itHasNoResources = 'It has no resources, so nothing has to be moved.';
export const itsTo = (resourcesIn: string, isOne: boolean, placeOf: string) =>
  `Its ${resourcesIn} ${isOne ? 'moves' : 'move'} to ${placeOf}.`;
export const listsAndFiltersNoLonger = 'Lists and filters no longer show it. Nobody is notified.';
export const thisCantBeUndone = 'This can’t be undone.';
export const chooseWhereToMoveIts = (resourcesIn: string) =>
  `Choose where to move its ${resourcesIn}.`;
export const theCategoryYouChoose = 'the category you choose';
export const moveItsResourcesTo = 'Move its resources to';
export const chooseACategory = 'Choose a category';

export const aboutThisCategory = 'About this category';
export const order = 'Order';
export const ofLabel = (order: number, neighbours: number) => `${order} of ${neighbours}`;

export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;

export const inOrder = 'In order';
export const inReverseOrder = 'In reverse order';
export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const deletedCategories = 'Deleted categories';
export const deleted = 'Deleted';
export const categoriesGroupResourcesPeopleSee =
  'Categories group resources. People see them in this order.';
export const withoutCategoriesPeopleCanFind =
  'Without categories, people can find resources only by name.';
export const resourceCategories2 = 'Resource categories';
export const name = 'Name';
export const inLabel = (name: string) => ` in ${name}`;

export const isNowOf = (name: string, order: number, neighbours: number) =>
  `${name} is now ${order} of ${neighbours}.`;
export const wasNotMoved = (name: string) => `${name} was not moved.`;

export const deletedTogether =
  'Lists and filters no longer show them. Those that hold resources stay: delete them one by one, and choose where their resources go. Nobody is notified. This can’t be undone.';
