export const whatHappens = 'What happens';

export const typeToConfirm = (exactly: string) => `Type ${exactly} to confirm.`;
export const thisCantBeUndoneSo = 'This can’t be undone, so we ask for your own password.';

export const youDo = 'You do not have the necessary permissions, or it has changed since.';
export const notDeleted = 'It isn’t deleted.';
export const goBack = 'Go back';

export const undone = 'Undone.';
