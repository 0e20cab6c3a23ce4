export const hideTable = 'Hide table';
export const showAsTable = 'Show as table';

export const values = (title: string) => `${title}: values`;
