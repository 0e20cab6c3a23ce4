import type { AwardState } from '#domain/recognition/awards.ts';

/** Where an award stands, by its status. */
export const isEarned = (status: string): boolean => status.startsWith('earned');
export const isPinned = (status: string | undefined): boolean => status === 'earned.pinned';

/** As people are told of it. */
export const awardState = (status: string): AwardState => status.split('.')[0] as AwardState;
