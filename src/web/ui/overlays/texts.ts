export const alerts = 'Alerts';

export const undo = 'Undo';
export const dismissNotification = 'Dismiss Notification';

export const whatHappens = 'What happens';
