import { meanings } from '../meanings.ts';

export const resourceCategoryMeanings = meanings({
  guards: {
    isNameFree: 'No other category in the same place has the name.',
    hasProperParent: 'It lies in no category, or in one that lies in none.',
    hasNoCategories: 'No category lies in it.',
    haveResourcesAPlace: 'No resource is in it, or another category is named for them.',
  },
  effects: {
    placeLast: 'It comes last of its place.',
    placeInParent: 'It comes last in its new place, where that has changed.',
    placeWhereAsked: 'It comes where it was moved to.',
    moveResources: 'Its resources go to the category that was named.',
    leavePlace: 'Those behind it move up.',
  },
});
