import { counted } from '#web/ui/numbers.ts';

export const submitted = 'Submitted';
export const name = 'Name';
export const team = 'Team';
export const state = 'State';
export const started = 'Started';
export const score = 'Score';
export const band = 'Band';
export const reminders = 'Reminders';
export const respondent = 'Respondent';
export const respondents = 'Respondents';
export const respondentsOf = (title: string) => `Who is asked to answer “${title}”, and who has.`;
export const nounRespondents = 'respondents';
export const searchRespondents = 'Search respondents';
export const noRespondentsYet = 'Nobody is asked yet';
export const askedOnceOpen = 'People are asked once the questionnaire opens.';
export const stateInOrder = 'Not answered first';
export const stateReversed = 'Answered first';
export const nameAToZ = 'Name, A to Z';
export const nameZToA = 'Name, Z to A';
export const latestSubmitted = 'Submitted, latest first';
export const firstSubmitted = 'Submitted, earliest first';
export const highestScore = 'Score, highest first';
export const lowestScore = 'Score, lowest first';
export const answerFor = (person: string) => `Answer for them: ${person}`;
export const answerForThem = 'Answer for them';
export const nobodyIsNamed =
  'Answers are anonymous: nothing here says when someone answered, or what.';

export const responses = 'Responses';
export const responsesTo = (title: string) => `What was answered to “${title}”.`;
export const nounResponses = 'responses';
export const searchResponses = 'Search by name';
export const noResponsesYet = 'No responses yet';
export const theyComeIn = 'They appear here as soon as someone submits one.';
export const anonymous = 'Anonymous';
export const exportResponses = 'Export responses';
export const allResponses = 'All responses of this list, with a column for each question.';
export const from = 'From';
export const to = 'To';
export const fromDay = (day: string) => `From ${day}`;
export const toDay = (day: string) => `To ${day}`;

export const response = 'Response';
export const answersOf = 'Answers';
export const noAnswer = 'No answer';
export const nothingToRead = 'There is nothing to read yet.';
export const notHandedIn = 'It can be read once it is submitted.';
export const hiddenAnswers = (many: number) =>
  `${counted(many, 'answer')} to sensitive questions ${many === 1 ? 'is' : 'are'} not shown.`;
export const submittedAt = 'Submitted';
export const enteredBy = 'Entered by';
export const duration = 'Time taken';
export const minutes = (seconds: number) =>
  seconds < 60 ? 'Less than a minute' : counted(Math.round(seconds / 60), 'minute');
export const version = 'Version';
export const print = 'Print';
export const editAnswers = 'Edit answers';
export const goOn = 'Continue';
export const reopenTitle = (who: string) => `Reopen the response of ${who}?`;
export const reopenLead = 'They can change their answers, and are notified that you reopened it.';
export const reason = 'Reason';
export const reopenResponse = 'Reopen response';
export const cancel = 'Cancel';
export const yes = 'Yes';
export const no = 'No';

export const remindedTogether = 'Each of them is asked again to answer.';
