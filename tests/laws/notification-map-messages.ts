import { row } from './notification-map-account.ts';

/** What of the notification map (domain reference, 13) is about messages, as it is written there. */
export const messageMap = [
  row(
    'MessageRecieved',
    { senderId: '{sender}', senderName: '{sender}' },
    {
      to: ['recipient'],
      text: '{sender} sent you a message.',
      link: '/app/conversations/contacts/{sender}',
      channel: 'E',
      auto: 'read',
    },
  ),
];
