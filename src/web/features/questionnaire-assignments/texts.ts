import { counted } from '#web/ui/numbers.ts';

export const scheduled = 'Scheduled';
export const open = 'Open';
export const closed = 'Closed';
export const deleted = 'Unassigned';

export const newestFirst = 'Opens, latest first';
export const oldestFirst = 'Opens, earliest first';
export const titleAToZ = 'Title, A to Z';
export const titleZToA = 'Title, Z to A';
export const status = 'Status';
export const onlyDue = 'Only those to answer';
export const toAnswer = 'To answer';

export const questionnaires = 'Questionnaires';
export const nouns = 'questionnaires';
export const questionnairesOf = (place: string) => `Questionnaires for ${place}.`;
export const search = 'Search questionnaires';
export const none = 'No questionnaires yet';
export const assignTheFirst = 'Assign the first, and people are asked to answer it.';
export const nothingAsked = 'Nothing is asked here yet.';
export const assign = 'Assign questionnaire';
export const title = 'Title';
export const opens = 'Opens';
export const closes = 'Closes';
export const submitted = 'Submitted';
export const submittedOf = (submittedOnes: number, asked: number) => `${submittedOnes} of ${asked}`;
export const averageScore = 'Average score';
export const yours = 'Your answers';
export const answer = 'Answer';
export const goOn = 'Continue';
export const answerOf = (name: string) => `Answer ${name}`;
export const goOnWith = (name: string) => `Continue ${name}`;
export const seeAnswers = 'Your answers';
export const beforeIt = 'Before the session';
export const afterIt = 'After the session';
export const anonymous = 'Anonymous';

export const about = 'About this questionnaire';
export const programme = 'Programme';
export const booking = 'Booking';
export const version = 'Version';
export const immediately = 'Immediately';
export const withTheProgramme = 'With the programme';
export const readers = 'Visible to';
export const respondents = 'Respondents';
export const responses = 'Responses';
export const changeable = 'Answers can be changed';
export const untilItCloses = 'Until it closes';
export const afterwardsNot = 'Not once they are submitted';
export const reminders = 'Reminders';
export const remindersAreSent = 'Are sent before it closes';
export const noReminders = 'None';
export const progress = 'Submitted';
export const resultsFrom = 'Averages are shown once 5 people have answered.';

export const lead = (place: string) => `For ${place}.`;
export const notAssignedYet = 'Not assigned yet';
export const questionnaire = 'Questionnaire';
export const chooseAQuestionnaire = 'Choose a questionnaire.';
export const publishedOnes = 'Published questionnaires are offered, each in its newest version.';
export const noneByThatName = 'No published questionnaire by that name.';
export const teams = 'Teams';
export const people = 'People';
export const cantBeEdited = 'This questionnaire can’t be edited';
export const cantBeDeleted = 'This questionnaire can’t be unassigned';
export const deleteQuestion = (name: string) => `Unassign “${name}”?`;
export const nobodyIsAsked =
  'Nobody will be asked any more, and unfinished answers will no longer be shown.';
export const canBeAssignedAgain = 'This can’t be undone. It can be assigned again.';
export const keep = 'Keep questionnaire';
export const unassign = 'Unassign questionnaire';
export const notUnassignedYet = 'Not unassigned yet';
export const closeInstead = 'Close questionnaire';
export const closeLead = 'Nobody can answer it any more; answers are kept.';
export const timesOf = (zone: string) => `Days are those of ${zone}.`;

export const notStarted = 'Not started';
export const begun = 'Started';
export const reopened = 'Being changed';
export const withdrawn = 'Not asked any more';
export const cancel = 'Cancel';

export const lastBeforeFirst = 'The last day must be on or after the first.';
export const chooseTeams = 'Choose teams.';
export const choosePeople = 'Choose people.';
export const searchTeams = 'Search teams';
export const searchPeople = 'Search people';
export const noTeams = 'No team by that name takes part.';
export const noPeople = 'Nobody by that name takes part.';
export const removeOne = (name: string) => `Remove ${name}`;
export const answers = 'Answers';
export const remind = 'Remind all who are late';
export const remindOne = 'Remind';
export const remindNamed = (name: string) => `Remind ${name}`;

export const results = 'Results';
export const submittedBy = (many: number) => `Submitted by ${counted(many, 'person', 'people')}.`;
export const scoreOverTime = 'Average score over time';
export const fromTo = (first: string, last: string) => `From ${first} to ${last}.`;
export const scoreBands = 'Score bands';
export const band = 'Band';
export const scoreByTeam = 'Average score by team';
export const teamsOfFive = 'Teams of which at least 5 people have answered.';
export const answeredBy = (many: number) => `Answered by ${counted(many, 'person', 'people')}.`;
export const meanOf = (mean: string) => `Mean: ${mean}.`;
export const someLeftOut = 'Results about too few people are left out.';
export const mostOften = (label: string, many: number) =>
  `Most often: ${label}, ${counted(many, 'time')}.`;

export const remindedTogether = 'Those who have not answered them are reminded.';
export const closedTogether = 'Nobody can answer them any more; answers are kept.';
export const unassignedTogether =
  'Nobody will be asked any more, and unfinished answers will no longer be shown. This can’t be undone. They can be assigned again.';
