/** Where links in mails lead by which mails can be stopped without signing in. */
export const stopPath = '/unsubscribe';
