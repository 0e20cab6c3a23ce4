export const alerts = 'Alerts';

export const undo = 'Undo';
export const dismissNotification = 'Dismiss Notification';

export const keepIt = 'Keep as it is';
export const whatHappens = 'What happens';
