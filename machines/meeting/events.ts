import type { DoorStatus } from './door.ts';

/** What the person does, and what the room tells. */
export type MeetingEvent =
  | { type: 'GIVE_REASON'; reason: string }
  | { type: 'CHOOSE_CAMERA'; camera: string }
  | { type: 'CHOOSE_MICROPHONE'; microphone: string }
  | { type: 'CHOOSE_SPEAKER'; speaker: string }
  | { type: 'JOIN' }
  | { type: 'JOIN_WITHOUT' }
  | { type: 'LEAVE' }
  | { type: 'REJOIN' }
  | { type: 'TRY_AGAIN' }
  | { type: 'connection.lost' }
  | { type: 'connection.back' }
  | { type: 'room.closed'; doorStatus: DoorStatus }
  | { type: 'seat.taken' };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<MeetingEvent['type'], string> = {
  GIVE_REASON: 'Staff say why they are joining.',
  CHOOSE_CAMERA: 'The person chooses another camera.',
  CHOOSE_MICROPHONE: 'The person chooses another microphone.',
  CHOOSE_SPEAKER: 'The person chooses what the others are heard with.',
  JOIN: 'Into the room, with camera and microphone.',
  JOIN_WITHOUT: 'Into the room, to see and hear the others only.',
  LEAVE: 'Out of the room.',
  REJOIN: 'Back to the door.',
  TRY_AGAIN: 'Try again what did not work.',
  'connection.lost': 'The server or the network no longer answers.',
  'connection.back': 'The server answers again, and the seat was kept.',
  'room.closed': 'The session was cancelled, or its time is over.',
  'seat.taken': 'The same person has come in at another window or device.',
};
