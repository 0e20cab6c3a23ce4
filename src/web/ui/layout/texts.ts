export const skipToContent = 'Skip to content';
export const sidebar = 'Sidebar';

export const breadcrumbs = 'Breadcrumbs';
export const home = 'Home';

export const main = 'Main';

export const stepOf = (number: number, count: number) => `Step ${number} of ${count}`;
export const done = 'done';
export const change2 = (title: string) => `Change ${title}`;
export const change = 'Change';
