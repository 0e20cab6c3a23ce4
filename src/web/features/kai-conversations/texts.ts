export const listLead = 'Conversations with their transcripts and scores.';
export const leadOfProgramme = (programme: string) => `AI conversations of ${programme}.`;
export const nouns = 'AI conversations';
export const search = 'Search by title';
export const upload = 'Upload a conversation';
export const noneYet = 'No AI conversations yet';
export const noneOfOwn =
  'Upload the transcript of a conversation, and see within seconds who spoke how much, what was asked, and what to try next.';
export const noneShared = 'Conversations members share with you appear here.';
export const noneAtAll = 'Nobody has uploaded a conversation.';

export const aiConversations = 'AI conversations';
export const allOfThem = 'All';
export const scoresSoFar = (group: string, scores: readonly number[]) =>
  `Your ${group} scores so far: ${scores.join(', then ')}`;

export const title = 'Title';
export const group = 'Group';
export const member = 'Member';
export const programme = 'Programme';
export const heldOn = 'Held on';
export const language = 'Language';
export const duration = 'Duration';
export const status = 'Status';
export const score = 'Score';
export const created = 'Created';
export const sharedWithYou = 'Shared with you';
export const from = 'From';
export const to = 'To';
export const since = (date: string) => `From ${date}`;
export const until = (date: string) => `Until ${date}`;
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const highestFirst = 'Highest score first';
export const lowestFirst = 'Lowest score first';
export const titleAToZ = 'Title, A to Z';
export const titleZToA = 'Title, Z to A';
export const formerAccount = 'Deleted user';

export const uploadLead =
  'Send the transcript of a coaching or sales conversation. Only you, and those you share it with, read it; staff must say why.';
export const file = 'Recording or transcript';
export const fileKinds = 'txt, vtt, srt, docx, mp3, m4a, wav, mp4 or webm';
export const mostFiles = 'Several files are taken as one conversation.';
export const goesByItself = 'It will be uploaded as soon as its files are there.';
export const notYet = 'Not yet';
export const chosenFiles = 'Files';
export const remove = (name: string) => `Remove ${name}`;
export const takeOut = 'Remove';
export const titleTip = 'You find it again by this.';
export const groupTip = 'What the conversation is scored on.';
export const whoSpeaks = 'Who speaks';
export const whoSpeaksTip = 'Scores are about the coach, or the seller.';
export const howRecorded = 'How it was recorded';
export const oneAfterAnother = 'One after the other: each file goes on where the one before ends';
export const atTheSameTime = 'At the same time: only one person speaks in each file';
export const whoSpeaksIn = (file: string) => `Who speaks in ${file}`;
export const ownNames = 'Give each speaker a name of their own.';
export const wordsOf = (words: string) => words;
export const roleOf = (label: string) => `${label} is the`;
export const consentTitle = 'Consent';
export const consentAsk = 'Everyone in the recording agreed to it';
export const consentVersion = (version: string) =>
  `Version ${version} of this text is kept with the conversation.`;
export const uploadVerb = 'Upload and analyse';
export const uploadNow = 'Upload the recording or the transcript';
export const edit = 'Edit what is written about it';
export const saveChanges = 'Save changes';
export const notUploadedYet = 'Not uploaded yet';
export const noProgramme = 'You’re not in an active programme';
export const noProgrammeLead =
  'AI conversations belong to a programme. Once you take part in one, you can upload here.';
export const backToConversations = 'Back to AI conversations';
export const whoseSkill = 'Whose skill is analysed';
export const searchMembers = 'Search members';
export const noMember = 'No member of the programme by that name.';
export const chooseAMember = 'Choose a member of the programme.';
export const chooseAProgramme = 'Choose a programme.';
export const chooseAGroup = 'Choose a group.';
export const sayWhoSpeaks = 'Say who speaks.';

export const working =
  'This usually takes a few seconds. You can leave this page; we’ll let you know when it’s ready.';
export const steps = {
  uploading: 'Checking the files',
  awaitingCredit: 'Waiting for an AI credit',
  queued: 'Waiting for its turn',
  transcribing: 'Transcribing',
  analysing: 'Counting and scoring',
} as const;
export const draftNotice = 'Nothing has been uploaded yet.';
export const couldNotAnalyse = 'It could not be analysed';
export const creditNotUsed = 'Your AI credit wasn’t used.';
export const analysedWithWarnings = 'Analysed with warnings';

export const summary = 'In short';
export const overall = 'Overall score';
export const ofHundred = (score: number) => `${score} of 100`;
export const noOverall = 'Too little evidence for an overall score';
export const madeBy = (source: string, engine: string, rubric: string) =>
  `${source} (${engine}, rubric ${rubric})`;
export const reviewedScore = 'Score after review by staff';
export const scores = 'Scores and what led to them';
export const scoresNote =
  'Every score is based on passages of the transcript. Choose one to read it there.';
export const scoresNoteHeard =
  'Every score is based on passages of the transcript. Choose one to hear and read it.';
export const noEvidence = 'No evidence found';
export const confidenceOf = (word: string) => `${word} confidence`;
export const atPassage = (n: number) => `passage ${n}`;
export const talkTime = 'Who spoke how much';
export const shareOf = (speaker: string, share: string) => `${speaker}: ${share} of the words`;
export const measures = 'What was counted';
export const words = 'Words';
export const turns = 'Turns';
export const longestTurn = 'Longest turn';
export const countedWords = (n: string) => n;
export const openQuestions = 'Open questions';
export const closedQuestions = 'Closed questions';
export const interruptions = 'Interruptions';
export const pace = 'Pace';
export const wordsAMinute = (n: number) => `${n} words a minute`;
export const fillers = 'Filler words';
export const pauses = 'Pauses of two seconds or more';
export const notKnown = 'Not known: the transcript doesn’t say when a speaker stops speaking';
export const speaker = 'Speaker';
export const topics = 'What it was about';
export const topic = 'Topic';
export const timesSaid = 'Times said';
export const strengths = 'Strengths';
export const improvements = 'Improvements';
export const noneStrong = 'Nothing stands out.';
export const noneWeak = 'Nothing is missing.';
export const actions = 'Actions';
export const actionsNote = 'What was promised, and what to practise.';
export const goToPassage = 'Read it in the transcript';
export const trend = 'Your scores over time';
export const trendDescription = (n: number) =>
  `Overall scores of ${n} conversations of this group, from the first to the latest.`;
export const conversation = 'Conversation';

export const transcript = 'Transcript';
export const passagesShown = (from: string, to: string, of: string) =>
  `Passages ${from} to ${to} of ${of}`;
export const earlier = 'Earlier passages';
export const later = 'Later passages';
export const correctedFrom = (original: string) => `Corrected. At first: “${original}”`;
export const correctPassage = (n: number) => `Correct passage ${n}`;
export const correctTitle = 'Correct the transcript';
export const correctLead =
  'The first version is kept. The conversation is analysed again, without another credit.';
export const whatWasSaid = 'What was said';
export const saveCorrection = 'Save correction';
export const notSavedYet = 'Not saved yet';
export const nameSpeakers = 'Name speakers';
export const nameSpeakersLead =
  'The transcript shows these names, and the conversation is analysed again, without another credit.';
export const nameOf = (label: string) => `Name of ${label}`;
export const saveNames = 'Save names';
export const close = 'Close';
export const exportMarkdown = 'Download as Markdown';
export const exportVtt = 'Download as captions (VTT)';
export const print = 'Print';

export const sharing = 'Who may read it';
export const visibleTo = (names: string) => `Visible to ${names}, and to staff who say why.`;
export const share = 'Share with a coach';
export const searchCoaches = 'Search coaches of the programme';
export const noCoach = 'No coach of this programme by that name.';
export const stopSharing = 'Stop sharing';
export const stopSharingWith = (name: string) => `Stop sharing with ${name}`;
export const readings = 'Who has opened it';
export const nobodyOpened = 'Nobody but you.';
export const nobodyElseOpened = 'Nobody else has opened it.';

export const dispute = 'Dispute';
export const disputeTitle = 'Do you disagree with the scores?';
export const disputeLead =
  'Tell us why. Staff will look at it and add their own score next to the analysis.';
export const reason = 'Reason';
export const reasonIsRequired = 'Reason is required.';
export const sendDispute = 'Send dispute';
export const notSentYet = 'Not sent yet';
export const disputed = 'The scores are disputed';
export const reviewTitle = 'Review the scores';
export const reviewLead =
  'Your score stands next to that of the analysis, with your name and your comment.';
export const reviewedValue = 'Reviewed score';
export const comment = 'Comment';
export const saveReview = 'Save review';
export const giveScore = 'Enter a score from 0 to 100.';
export const giveComment = 'Comment is required.';
export const reviewedBy = (name: string, score: number, comment: string) =>
  `${name} gives it ${score} of 100: ${comment}`;

export const isPrivate = 'This conversation is private';
export const sayWhyYouNeed = (name: string) =>
  `Say why you need to read it. ${name} will see that you read it, when and why. You can read it for an hour.`;
export const sayWhy = 'Say why you read it';
export const read = 'Read conversation';
export const notOpenedYet = 'Not opened yet';
export const sayMore = 'Say why you need to read it (at least 10 characters).';

export const about = 'About this conversation';
export const uploadedBy = 'Uploaded by';
export const aboutWhom = 'Whose skill';
export const consented = 'Consent confirmed';
export const files = 'Files';
export const history = 'What happened to this conversation';

export const deleteQuestion = (title: string) => `Delete “${title}”?`;
export const cantBeDeleted = 'This conversation can’t be deleted now';
export const deleteVerb = 'Delete conversation';
export const keepOne = 'Keep conversation';
export const keepAll = 'Keep conversations';
export const notDeletedYet = 'Not deleted yet';
export const whatIsErased = (hours: number) =>
  `The files, the transcript and the analysis are erased within ${hours} hours.`;
export const creditSpent = 'The AI credit was used and won’t be returned.';
export const creditComesBack = 'The AI credit reserved for it will be returned.';
export const coachesLoseIt = 'Coaches it was shared with can’t read it any more.';
export const cantBeUndone = 'This can’t be undone.';

export const rubrics = 'AI rubrics';
export const deleteAllLead = (programme: string) =>
  `Everything that was said in the AI conversations of ${programme}, with its files and analyses.`;
export const whatHappens = 'What will happen';
export const deletesAll = (conversations: string, analysed: string) =>
  `${conversations} will be deleted for good, ${analysed} analysed.`;
export const creditsOfAll = 'Reserved AI credits are returned; used ones are not.';
export const progressInReport = 'An upload report shows how far it has come.';
export const nothingToDelete = 'There is nothing to delete';
export const nothingToDeleteLead = 'The programme has no AI conversations.';
export const deletionGoesOn = 'The conversations are being deleted';
export const seeReport = 'See the upload report';
export const typeTheName = (programme: string) => `Type “${programme}” to confirm`;
export const nameDoesNotMatch = 'Type the name exactly as it is shown.';
export const deleteAllVerb = 'Delete all conversations';
export const deleteAll = 'Delete all';

export const reportLead = (programme: string) =>
  `Import analyses made elsewhere into conversations of ${programme}. You’ll see what each row would do before anything changes.`;
export const reportFile = 'Analysis report';
export const reportKinds = 'A CSV file with one row for each conversation';
export const getTemplate = 'Download the conversations awaiting analysis';
export const theColumns = 'The columns';
export const columnMeanings = {
  conversation: 'Required: the id of the conversation, as in the file that you download here',
  title: 'For your reference; ignored',
  member: 'For your reference; ignored',
  score: 'Required: a whole number from 0 to 100',
  summary: 'Required',
  strengths: 'Separate several with semicolons',
  improvements: 'Separate several with semicolons',
  actions: 'Separate several with semicolons',
  warnings: 'Separate several with semicolons; with any, it counts as analysed with warnings',
} as const;
export const uploadReport = 'Upload analysis report';

export const retriedTogether = 'They are analysed again.';
export const deletedTogether = (hours: number) =>
  `The files, the transcripts and the analyses are erased within ${hours} hours. Reserved AI credits are returned; used ones are not. Coaches they were shared with can’t read them any more. This can’t be undone.`;
