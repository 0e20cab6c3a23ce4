export const theSearchDidntWork = 'The search didn’t work.';
export const found = (count: number) => `${count} found`;
export const searching = 'Searching…';
export const tryAgain = 'Try again';
export const found2 = 'Found';

export const thisTypeOfFileIsnt = 'This type of file isn’t allowed.';
export const filesCantBeLargerThan = (formatSize: string) =>
  `Files can’t be larger than ${formatSize}.`;
export const thisFileIsEmpty = 'This file is empty.';

export const sent = (inWords: string) => `${inWords}, sent`;
export const tryAgainToSend = (name: string) => `Try again to send ${name}`;
export const cancel = 'Cancel';
export const remove = 'Remove';

export const thisFileWasntSentCheck = 'This file wasn’t sent. Check your connection and try again.';
export const files = 'Files';
export const wasSent = (name: string) => `${name} was sent.`;

export const pleaseCheckWhatYouEntered = 'Please check what you entered';

export const empty = 'Empty';
export const less = 'Less';
export const more = 'More';

export const enterANumber = 'Enter a number.';
export const enterOrMore = (min: number) => `Enter ${min} or more.`;
export const enterOrLess = (max: number) => `Enter ${max} or less.`;
export const enterAWholeNumber = 'Enter a whole number.';
export const enterANumberInSteps = (step: number) => `Enter a number in steps of ${step}.`;

export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

export const writeOrPreview = 'Write or preview';
export const write = 'Write';
export const preview = 'Preview';
export const nothingWrittenYet = 'Nothing written yet.';

export const bold = 'Bold';
export const italic = 'Italic';
export const link = 'Link';
export const code = 'Code';
export const heading = 'Heading';
export const bulletedList = 'Bulleted list';
export const numberedList = 'Numbered list';
export const quote = 'Quote';
export const marks = 'Marks';
export const ctrl = (label: string, letter: string) => `${label} (Ctrl ${letter})`;

export const left = (left: number) => `${left} character${left === 1 ? '' : 's'} left`;

export const onlyOneFile = 'Only one file can be sent.';
export const onlyFilesCanBeSent = (maxFiles: number) => `Only ${maxFiles} files can be sent.`;
