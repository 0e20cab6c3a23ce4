export const yourPrivateNotes = 'Your private notes';
export const nothingNoted = 'Nothing noted';
export const continueWriting = 'Continue writing';
export const writeNote = 'Write note';
export const showNote = 'Show note';

export const thisNoteCantBeChanged = 'This note can’t be changed';
export const save = 'Save';
export const notSavedYet = 'Not saved yet';
export const amendmentIsRequired = 'Amendment is required.';
export const addAmendment = 'Add amendment';
export const notAddedYet = 'Not added yet';
export const thisNoteIsLockedAdd = 'This note is locked; add an amendment instead.';
export const amendment = 'Amendment';

export const writeANoteBeforeSubmitting = 'Write a note before submitting.';
export const note = 'Note';
export const goal = 'Goal';
export const observations = 'Observations';
export const agreedActions = 'Agreed actions';
export const onePerLine = 'One per line.';
export const nextFocus = 'Next focus';
export const mood = 'Mood';
export const howTheySeemedToYou = 'How they seemed to you.';
export const notSaid = 'Not said';

export const coach = 'Coach';
export const session = 'Session';
export const programme = 'Programme';
export const coachesNotesAboutMembers = (name: string) =>
  `Coaches’ notes about ${name}. Members and organisation admins never see them.`;
export const searchBySessionOrCoach = 'Search by session or coach';
export const any = 'Any';
export const sessionLatestFirst = 'Session, latest first';
export const sessionEarliestFirst = 'Session, earliest first';
export const noNotesYet = 'No notes yet';
export const notesYouCanReadAppear = 'Notes you can read appear here once they are written.';
export const sessionDate = 'Session date';
export const excerpt = 'Excerpt';
export const status = 'Status';

export const whatHappenedToThisNote = 'What happened to this note';
export const print = 'Print';
export const earlierText = 'Earlier text';
export const readByStaff = 'Read by staff';
export const theAuthorAndStaffSee = 'The author and staff see this.';
export const someone = 'Someone';

export const reasonIsRequired = 'Reason is required.';
export const thisNoteIsPrivate = 'This note is private';
export const sayWhyYouNeed = (fullName: string) =>
  `Say why you need to read it. ${fullName} will see that you read it, and your reason. The note stays open to you for an hour.`;
export const notOpenedYet = 'Not opened yet';
export const sayWhyYouRead = 'Say why you read this note';
export const reason = 'Reason';
export const readNote = 'Read note';

export const notFound = 'Not found';
export const showBooking = 'Show booking';
export const weCouldntFind = 'We couldn’t find that. It may have been deleted.';
export const youHaveSubmittedThisNote = 'You have submitted this note';
export const noNoteCanBeAdded = 'No note can be added';
export const youCanChangeItThere = 'You can change it there.';
export const submit = 'Submit';
export const notSubmittedYet = 'Not submitted yet';
export const savingYourDraft = 'Saving your draft…';
export const yourDraftIsSaved = 'Your draft is saved as you write.';
export const draftSaved = 'Draft saved.';
