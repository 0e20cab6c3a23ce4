import { brand } from '#domain/brand.ts';

export const completed = 'Completed';
export const latestFirst = 'Latest activity first';
export const earliestFirst = 'Earliest activity first';
export const memberAToZ = 'Member, A to Z';
export const memberZToA = 'Member, Z to A';
export const state = 'State';
export const member = 'Member';
export const progress = 'Progress';
export const score = 'Score';
export const scoreOf = (score: string, most: string) => `${score} of ${most}`;
export const attempts = 'Attempts';
export const lastActivity = 'Last activity';
export const responses = 'responses';
export const responsesTitle = 'Interactive Resource Responses';
export const searchByMember = 'Search by member';
export const noResponsesYet = 'No responses yet';
export const whoLaunchesIt = 'Members who launch it appear here.';
export const responsesTo = (activity: string, programme: string) =>
  `What members of ${programme} have done with “${activity}”.`;

export const inProgramme = (activity: string, programme: string) => `${activity}, ${programme}`;
export const aboutIt = 'This attempt';
export const earlierAttempts = 'Earlier attempts';
export const attemptOf = (number: number) => `Attempt ${number}`;
export const begun = 'Started';
export const version = 'Version';
export const resume = 'Continue';
export const seeAudit = 'Audit';
export const reset = 'Reset';
export const resetTitle = (member: string) => `Reset the response of ${member}?`;
export const resetLead =
  'Progress, score and saved work are cleared. This attempt is kept with the earlier ones.';
export const reason = 'Reason';
export const cancel = 'Cancel';
export const resetResponse = 'Reset response';

export const audit = 'Response Audit';
export const auditLead = (member: string, activity: string) =>
  `Everything that happened to the response of ${member} to “${activity}”. Nothing of it can be changed.`;
export const when = 'When';
export const actor = 'Actor';
export const event = 'Event';
export const change = 'Change';
export const events = 'events';
export const searchByActor = 'Search by actor';
export const nothingHappened = 'Nothing has happened yet';
export const nobody = brand.productName;

export const exportResponses = 'Export responses';
export const allResponses = 'all responses in the list';
export const exportAudit = 'Export audit';
export const allEvents = 'all events in the list';
