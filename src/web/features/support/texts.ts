export const support = 'Support';
export const lead = 'Tell us what happened. We reply by email and here.';
export const queueLead = 'What people need help with, and the replies so far.';

export const askForHelp = 'Ask for help';
export const sendRequest = 'Send request';
export const notSentYet = 'Not sent yet';
export const cancel = 'Cancel';
export const aboutPage = (page: string) => `About the page ${page}`;
export const whatHappenedTip = 'What did you do, what did you expect, and what happened instead?';
export const describeWhatHappened = 'Describe what happened (at least 20 characters).';
export const consentTip =
  'We then open the page you came from with your data. Whoever does writes down why, and you see that here. Without it we see the steps that led there, with sample data only.';

export const crisisTitle = 'Talk to someone now';
export const crisisLead =
  'We are not an emergency service and may not read this straight away. If you or someone else may be in danger, call the emergency services. These helplines are there at any hour.';
export const crisisLine = (country: string, name: string, emergency: string) =>
  `${country}: ${name}, emergency ${emergency}`;
export const otherCountries = 'Other countries';
export const wellbeingReaders = 'Only named members of our team can read a wellbeing concern.';

export const yourRequests = 'Your requests';
export const requests = 'Requests';
export const nouns = 'requests';
export const searchRequests = 'Search by reference or subject';
export const noneYet = 'No requests yet';
export const noneYetOwn = 'Your requests appear here, with our replies.';
export const noneYetQueue = 'Nobody has asked for help yet.';
export const reference = 'Reference';
export const subject = 'Subject';
export const category = 'Category';
export const status = 'Status';
export const requester = 'Requester';
export const assignee = 'Assignee';
export const age = 'Age';
export const updated = 'Updated';
export const mine = 'Mine';
export const nobodys = 'Nobody’s';
export const myOwn = 'My own';
export const lastChangedFirst = 'Changed most recently first';
export const lastChangedLast = 'Changed least recently first';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const subjectAToZ = 'Subject, A to Z';
export const subjectZToA = 'Subject, Z to A';

export const attachFiles = 'Attach files';

export const allRequests = 'All requests';
export const aboutThisRequest = 'About this request';
export const asked = 'Asked';
export const page = 'Page';
export const consent = 'May we look at the data?';
export const yes = 'Yes';
export const no = 'No';
export const showSteps = 'Show the steps that led there, with sample data';
export const answers = 'Conversation';
export const you = 'You';
export const formerAccount = 'Deleted user';
export const reply = 'Reply';
export const sendReply = 'Send reply';
export const replyNotSent = 'Not sent yet';
export const writeAReply = 'Write a reply.';
export const whatIsStillWrong = 'What is still wrong?';
export const sayWhatIsStillWrong = 'Tell us what is still wrong.';
export const reopen = 'Reopen';
export const resolvedNotice =
  'This request is resolved. If the problem is back, reopen it within 14 days.';
export const closedNotice = 'This request is closed. If the problem is back, send a new one.';
export const resolve = 'Mark as resolved';
export const assignToMe = 'Take it';
export const handOver = 'Hand over';
export const handOverTo = 'Hand over to';
export const mergeTitle = 'Merge into another request';
export const mergeNote =
  'For the same question asked twice. The person who asked gets an email that leads to the request that stays.';
export const chooseRequest = 'Choose a request';
export const chooseWhichStays = 'Choose the request that stays.';
export const notMerged = 'Not merged yet';
export const wasMerged = 'Merged into another request';
export const goesOnIn = 'It says the same as another request, where we go on:';
export const alsoAsked = 'Merged into this request';
export const alsoAskedAs = (reference: string) => `Also asked as ${reference}:`;
export const theirScreen = 'What they saw';
export const noConsent =
  'The person who asked has not allowed us to look at their data. The steps show sample data.';
export const notForStaff =
  'Staff can’t open this page. The sessions, credits and programmes that it shows stand with the account.';
export const openTheAccount = (name: string) => `Open the account of ${name}`;
export const openThePage = 'Open the page with real data';
export const sayWhyYouLook = 'Say why you need to look.';
export const reasonIsShown = 'It is logged, and the person who asked sees it with your name.';
export const notOpened = 'Not opened yet';
export const whoLooked = 'Who looked at real data';
export const savedReply = 'Saved reply';
export const chooseSavedReply = 'Choose a reply to begin with';
export const assignNobody = 'Remove assignee';
export const history = 'What happened to this request';

export const refusedMails = 'Emails that were not taken';
export const refusedMailsNote =
  'Replies by email that we could not match to a request, of the last 30 days. Write to the person if it matters.';
export const from = 'From';
export const why = 'Why';
export const received = 'Received';
export const withoutSubject = '(no subject)';

export const whoReads = 'Who reads wellbeing concerns';
export const whoReadsNote =
  'Only these people see requests about wellbeing. While nobody is named, super admins do.';
export const nobodyNamed = 'Nobody is named.';
export const addSomebody = 'Add a member of staff';
export const searchStaff = 'Search staff';
export const noneByThatName = 'No member of staff by that name.';
export const remove = 'Remove';
