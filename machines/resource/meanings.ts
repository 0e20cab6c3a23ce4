import { meanings } from '../meanings.ts';

export const resourceMeanings = meanings({
  people: {
    mayAdd: ['staff', 'whoever takes part in the booking'],
    mayChange: ['staff', 'whoever added it to a booking'],
  },
  guards: {
    hasPlace: 'The programme, session or booking that it is for is there, and theirs to add to.',
    hasFile: 'Where it is a file, one was sent that is not another resource’s.',
    hasLink: 'Where it is a link or a video, its address is a proper one.',
    hasText: 'Where it is an article, something is written.',
    hasDays: 'It is available for a day at least.',
    areCategories: 'Its categories exist.',
  },
  effects: {
    keepContent: 'What is left of another kind of content goes.',
    sortIn: 'We record which categories it belongs to.',
    keepFile: 'The file that was sent is its own from now on.',
    announceAdded: 'Those it is for are notified, unless it was published silently.',
    dropFiles: 'Its files are deleted.',
  },
});
