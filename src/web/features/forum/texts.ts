export const forum = 'Forum';
export const lead = 'Questions, ideas and experiences of everyone here.';
export const startThread = 'Start a thread';
export const threads = 'threads';
export const searchThreads = 'Search titles and texts';
export const tabsLabel = 'Which threads';
export const tabs = {
  all: 'All',
  mine: 'Mine',
  following: 'Following',
  waiting: 'Awaiting approval',
  reported: 'Reported',
} as const;
export const none = {
  all: 'No threads yet',
  mine: 'You haven’t started a thread',
  following: 'You don’t follow a thread',
  waiting: 'Nothing is waiting for approval',
  reported: 'Nothing has been reported',
} as const;
export const noneMore = {
  all: 'Start the first one: ask something, or tell others what helped you.',
  mine: 'What you start or keep as a draft is shown here.',
  following: 'Follow a thread, and you’ll be notified of new comments.',
  waiting: 'New threads and comments are shown here until someone decides.',
  reported: 'What readers report is shown here until someone has looked at it.',
} as const;
export const topics = 'Topics';
export const allTopics = 'All topics';
export const withTag = (tag: string, count: string) => `#${tag} (${count})`;
export const hashtag = (tag: string) => `#${tag}`;
export const latestFirst = 'Last active first';
export const latestLast = 'Last active last';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const mostComments = 'Most comments first';
export const fewestComments = 'Fewest comments first';
export const status = 'Status';
export const title = 'Title';
export const author = 'Author';
export const tags = 'Tags';
export const comments = 'Comments';
export const lastActivity = 'Last activity';
export const someone = 'Anonymous';
export const deletedUser = 'Deleted user';
export const anonymousTo = (name: string) => `${name} (anonymous to members and coaches)`;
export const fresh = 'New';
export const pinned = 'Pinned';
export const locked = 'Locked';
export const workThroughQueue = (count: string) => `Review ${count}`;

export const createThread = 'Create Thread';
export const createLead = 'Be specific: a title that says what it is about finds better answers.';
export const needsApproval = 'We read new threads before others see them. You’ll be notified.';
export const tagsTip = 'Up to 5, separated by commas, such as “feedback, remote work”.';
export const tagsLabel = 'Tags';
export const tooManyTags = 'A thread can have at most 5 tags.';
export const tagTooLong = 'A tag can have at most 30 characters.';
export const titleTooShort = 'Title must have at least 5 characters.';
export const textTooShort = 'Write at least 20 characters.';
export const sendThread = 'Submit thread';
export const saveDraft = 'Save as draft';
export const asDraft = 'Keep it as a draft for now';
export const asDraftTip = 'Only you see a draft. Submit it when it is ready.';
export const notSentYet = 'Not sent yet';
export const notSavedYet = 'Not saved yet';
export const save = 'Save changes';
export const resubmit = 'Resubmit';
export const editThread = 'Edit thread';
export const editLater =
  'Changes that are made more than 30 minutes after it was published are read again first.';

export const waitingForApproval = 'Waiting for approval';
export const waitingNote = 'Only you and our team see it until it is approved.';
export const draftNote = 'Only you see this draft.';
export const rejectedNote = (reason: string) => `It wasn’t published: ${reason}.`;
export const rejectedMore = 'You can change it and send it again.';
export const changedByStaff = 'We changed your thread when we published it';
export const titleWas = (name: string) => `The title was “${name}”.`;
export const tagsWere = (tags: string) => `The tags were ${tags}.`;
export const noTags = 'none';
export const follow = 'Follow';
export const unfollow = 'Unfollow';
export const edit = 'Edit';
export const moderate = 'Moderate';
export const report = 'Report';
export const sendReport = 'Send report';
export const reportThread = 'Report this thread';
export const reportComment = 'Report this comment';
export const reportLead = 'Our team will read it. Nobody else will know you reported it.';
export const reason = 'Reason';
export const explanation = 'Explanation';
export const chooseReason = 'Choose a reason.';
export const cancel = 'Cancel';
export const reply = 'Reply';
export const postReply = 'Post reply';
export const replyTo = (name: string) => `Reply to ${name}`;
export const addComment = 'Add a comment';
export const postComment = 'Post comment';
export const writeComment = 'Write a comment.';
export const noComments = 'No comments yet';
export const noCommentsMore = 'Be the first to answer.';
export const lockedNote = 'This thread is locked. Nobody can comment on it.';
export const commentDeleted = 'This comment was deleted.';
export const deleteComment = 'Delete';
export const deleteThis = 'Delete this comment?';
export const deleteCommentYes = 'Delete comment';
export const keepComment = 'Keep comment';
export const cantBeUndone = 'This can’t be undone.';
export const permalink = 'Link to this comment';
export const history = 'What happened to this thread';
export const you = 'You';

export const deleteThread = (name: string) => `Delete “${name}”?`;
export const deleteVerb = 'Delete thread';
export const keepThread = 'Keep thread';
export const notDeletedYet = 'Not deleted yet';
export const gone = 'This thread can’t be deleted';
export const nobodyFindsIt = 'Nobody will be able to see the thread any more.';
export const commentsGo = (count: string) => `${count} can’t be read any more.`;

export const moderateThread = 'Moderate Thread';
export const queueLeft = (count: string) => `${count} waiting`;
export const queueEmpty = 'Nothing is waiting';
export const queueEmptyMore = 'New posts and reports appear here as they come in.';
export const next = 'Next';
export const backToForum = 'Back to the forum';
export const openThread = 'Open the thread';
export const accept = 'Accept';
export const acceptPost = 'Accept and publish';
export const reject = 'Reject';
export const rejectPost = 'Reject post';
export const undo = 'Undo';
export const keepPublished = 'Keep published';
export const keys =
  'Keys: A accepts, or keeps what was reported, R rejects, N shows the next, U undoes, or goes back to the post that was decided last.';
export const lastDecided = 'Last decided';
export const aboutAuthor = 'About the author';
export const published = 'Published before';
export const rejected = 'Rejected before';
export const lastPosts = 'Last posts';
export const reports = 'Reports';
export const isMuted = 'Can’t post in the forum';
export const until = (when: string) => `Until ${when}`;
export const untilLifted = 'Until someone lifts it';
export const untilDate = 'Until a date';
export const postsAgainFrom = 'Can post again from';
export const muteAuthor = 'Mute';
export const muteTitle = (name: string) => `Mute ${name}?`;
export const muteYes = 'Mute';
export const muteReason = 'Reason';
export const muteReasonTip = 'They read it when they want to post.';
export const sayWhyMuted = 'Say why, in a sentence they understand.';
export const howLong = 'How long';
export const chooseDate = 'Choose a date.';
export const notMutedYet = 'Not muted yet';
export const liftMute = 'Lift mute';
export const liftMuteOf = (name: string) => `Lift mute of ${name}`;
export const othersMuted = 'Others who can’t post';
export const mutedUntil = (name: string, when: string) => `${name} can’t post until ${when}.`;
export const mutedForNow = (name: string) => `${name} can’t post until someone lifts it.`;
export const muteLifted = (name: string) => `${name} can post again.`;
export const draftWhileMuted = 'You can keep what you write as a draft.';
export const notEditable = 'This thread can’t be changed';
export const comment = 'Comment';
export const thread = 'Thread';
export const decided = 'Nothing waits here.';
export const pin = 'Pin';
export const unpin = 'Unpin';
export const lock = 'Lock';
export const unlock = 'Unlock';
export const optional = 'Note to the author, shown with the reason';
export const required = 'Say why, in a sentence the author understands.';

export const forumRules = 'Forum Rules';
export const rulesLead = 'What everyone agrees to before they post.';
export const version = (version: number) => `Version ${version}`;
export const acceptRules = 'Accept the rules';
export const acceptedRules = 'You have accepted these rules.';
export const rulesChanged = 'The rules have changed since you accepted them.';
export const updateRules = 'Update Forum Rules';
export const updateRulesButton = 'Update rules';
export const updateLead = 'Everyone accepts the new rules before their next post.';
export const publishRules = 'Publish rules';
export const rulesText = 'Rules';
export const rulesMissing = 'Enter the rules.';
export const acceptFirst = 'Read and accept the forum rules first.';
export const readRules = 'Read the rules';
