export const upToEach = (size: string) => `up to ${size} each`;
export const chooseAFileOrDrop = 'Choose a file or drop it here';
export const chooseFilesOrDropThem = 'Choose files or drop them here';
