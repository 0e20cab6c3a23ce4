import { wholeNumber } from '#domain/records/fields.ts';
import { verb } from '../verbs.ts';

export const verbs = {
  MOVE: verb({
    label: 'Move',
    // The list itself says where it stands now.
    done: null,
    meaning: 'The category changes its place among its neighbours.',
    // The place among its neighbours, from 1.
    payload: { order: wholeNumber('Order', 1, 10_000) },
    history: 'moved it',
  }),
} as const;

export const moving = { guard: 'isStaff', actions: ['stampChange', 'placeWhereAsked'] } as const;
