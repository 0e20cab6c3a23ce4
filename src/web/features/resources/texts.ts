export const everybody = 'Everyone';
export const programme = 'Programme';
export const session = 'Session';
export const booking = 'Booking';
export const new_ = 'New';
export const opened = 'Opened';
export const done = 'Done';

export const globalResources = 'Global Resources';
export const programmeResources = 'Programme Resources';
export const sessionResources = 'Session Resources';
export const bookingResources = 'Booking Resources';

export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const titleAToZ = 'Title, A to Z';
export const titleZToA = 'Title, Z to A';
export const category = 'Category';
export const categories = 'Categories';
export const oneCategory = 'One category';
export const searchCategories = 'Search categories';
export const noCategoryByThatName = 'No category by that name.';
export const kind = 'Kind';
export const from = 'From';
export const notDone = 'Not done';
export const deletedResources = 'Deleted resources';
export const deleted = 'Deleted';

export const whatYouMaySee =
  'Resources from your programmes, sessions and bookings, and those for everyone.';
export const everyResource =
  'All resources, wherever they belong. Resources for everyone are added on their own page.';
export const manageGlobal = 'Global resources';
export const nothingForYou = 'Nobody has added anything for you yet.';
export const nothingAtAll = 'Nobody has added a resource yet.';
export const thereForEverybody = 'Resources for everyone, or for all members or all coaches.';
export const nothingForEverybody = 'Resources you add here are shown to everyone they are for.';
export const resourcesOf = (name: string) => `What belongs to ${name}.`;
export const nothingHere = 'Files, links and articles that belong here appear on this page.';
export const addResource = 'Add resource';
export const searchResources = 'Search resources';

export const title = 'Title';
export const for_ = 'For';
export const added = 'Added';
export const addedBy = 'Added by';
export const progress = 'Progress';
export const openedBy = 'Opened by';
export const openedByOf = (many: number, all: number | null) =>
  all === null ? `${many}` : `${many} of ${Math.max(many, all)}`;
export const byCategory = 'By category';
export const allCategories = 'All categories';
export const categoryWith = (name: string, many: number) => `${name} (${many})`;
export const notOpenedYet = 'Not opened yet';
export const newResources = 'New resources';
export const allResources = 'All resources';
export const none = 'None';

export const markAsDone = 'Mark as done';
export const sinceLastVisit = 'Added since your last visit';
export const addedSince = (added: string, many: number) =>
  `${added} ${many === 1 ? 'was' : 'were'} added since your last visit, `;
export const showThem = 'Show them';
export const notDoneYet = 'Not done yet';
export const saidOf = (said: string, name: string) => `${said}: ${name}`;
export const aboutThisResource = 'About this resource';
export const duration = 'Duration';
export const minutes = (count: number) => `${count} min`;
export const available = 'Available';
export const fromDay = (day: string) => `From ${day}`;
export const untilDay = (day: string) => `Until ${day}`;
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const file = 'File';
export const download = 'Download';
export const downloadOf = (name: string) => `Download ${name}`;
export const link = 'Link';
export const openInANewTab = 'It opens in a new tab.';
export const cantBeEmbedded = 'This site can’t be embedded; it will open in a new tab.';
export const theFileIsGone = 'There is no file.';
export const earlierVersions = 'Versions';
export const versionOf = (number: number) => `Version ${number}`;
export const print = 'Print';
export const onThisPage = 'On this page';
export const cantBeShown = 'This file can’t be shown here. You can download it.';
export const pdfIsLocked = 'This PDF is protected by a password. Download it to open it.';
export const pdfOf = (name: string) => `PDF: ${name}`;
export const videoOf = (name: string) => `Video: ${name}`;
export const soundOf = (name: string) => `Audio: ${name}`;
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const smaller = 'Smaller';
export const larger = 'Larger';
const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';
export const typeNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  [`${office}.wordprocessingml.document`]: 'Word document',
  [`${office}.spreadsheetml.sheet`]: 'Excel workbook',
  [`${office}.presentationml.presentation`]: 'PowerPoint presentation',
  [`${open}.text`]: 'OpenDocument text',
  [`${open}.spreadsheet`]: 'OpenDocument spreadsheet',
  [`${open}.presentation`]: 'OpenDocument presentation',
  'text/plain': 'Text',
  'image/png': 'PNG picture',
  'image/jpeg': 'JPEG picture',
  'image/webp': 'WebP picture',
  'image/gif': 'GIF picture',
  'audio/mpeg': 'MP3 audio',
  'audio/wav': 'WAV audio',
  'audio/x-m4a': 'M4A audio',
  'video/mp4': 'MP4 video',
  'video/webm': 'WebM video',
  'video/quicktime': 'QuickTime video',
};
export const pictureOf = (name: string) => `Picture: ${name}`;

export const addedTo: Readonly<Record<string, string>> = {
  global: 'Everyone it is for finds it in their resources.',
  programme: 'Members and coaches of the programme find it.',
  session: 'Members who are offered the session, and its coaches, find it.',
  booking: 'Only the coach and the attendees find it.',
};
export const notAddedYet = 'Not added yet';
export const editResource = 'Edit resource';
export const anotherFile =
  'Another file becomes a new version. Links lead to it, and it counts as not done for everyone.';
export const publishSilently = 'Publish silently: nobody is notified';
export const whatMayBeSent = 'Documents, pictures, audio and video';
export const chosenFile = 'Chosen files';
export const remove = (name: string) => `Remove ${name}`;
export const takeOut = 'Remove';
export const noCategories = 'There are no categories yet.';
export const atMostCategories = (count: number) => `At most ${count}.`;

export const nobodyFindsIt = 'Nobody can find it any more, and links to it stop working.';
export const itsFilesGo = 'Its files are deleted too, in all their versions.';
export const nobodyIsNotified = 'Nobody is notified.';
export const thisCantBeUndone = 'This can’t be undone.';
export const titleIsRequired = 'Title is required.';
export const waitForFiles = 'Wait until every file has arrived, or remove those that haven’t.';
export const eachBecomesOne =
  'Each file becomes a resource with a title of its own. Everything else counts for all of them.';
export const titleOfFile = (name: string) => `Title of ${name}`;
export const addAFile = 'Add a file or a link.';
export const noResourcesYet = 'No resources yet';
export const cantBeAdded = 'You can’t add resources here';
export const backToResources = 'Back to the resources';
export const onlyThoseWhoTakePart = 'Only staff add resources here.';

export const deletedTogether =
  'Nobody can find them any more, and links to them stop working. Their files are deleted too, in all their versions. Nobody is notified. This can’t be undone.';
