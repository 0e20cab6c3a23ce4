import { duration } from './durations.js';

/** What is wrong with a value: null, or what the error is called. */
const text = () => null;
const word =
  (...words) =>
  (value) =>
    words.includes(value) ? null : 'wrongType';
const like = (pattern) => (value) => (pattern.test(value) ? null : 'wrongType');
const number =
  (least = -Infinity, most = Infinity) =>
  (value) => {
    if (!/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(value)) return 'wrongType';
    return Number(value) < least || Number(value) > most ? 'outOfRange' : null;
  };
/** Also nothing at all, where there is no score. */
const points = (value) => (value === '' ? null : number()(value));
const clock = like(/^\d{2}:\d{2}:\d{2}(\.\d{1,2})?$/);
const clockSpan = like(/^\d{2,4}:\d{2}:\d{2}(\.\d{1,2})?$/);
const isoSpan = like(duration);

const read = (name) => [name, { reads: true }];
const write = (name, check = text) => [name, { writes: true, check }];
const both = (name, check = text) => [name, { reads: true, writes: true, check }];

const answers = ['true-false', 'choice', 'fill-in', 'matching', 'performance', 'sequencing'];
const interactionTypes = word(...answers, 'likert', 'numeric');
const resultIs =
  (...words) =>
  (value) =>
    words.includes(value) ? null : number()(value);

const scores12 = (path) => ['raw', 'min', 'max'].map((name) => both(`${path}.${name}`, points));
const statuses12 = ['passed', 'completed', 'failed', 'incomplete', 'browsed'];

/** The data model of SCORM 1.2 (run-time environment, 3.4.4). */
const scorm12 = new Map([
  read('cmi.core.student_id'),
  read('cmi.core.student_name'),
  both('cmi.core.lesson_location'),
  read('cmi.core.credit'),
  both('cmi.core.lesson_status', word(...statuses12)),
  read('cmi.core.entry'),
  ...scores12('cmi.core.score'),
  read('cmi.core.total_time'),
  read('cmi.core.lesson_mode'),
  write('cmi.core.exit', word('time-out', 'suspend', 'logout', '')),
  write('cmi.core.session_time', clockSpan),
  both('cmi.suspend_data'),
  read('cmi.launch_data'),
  both('cmi.comments'),
  read('cmi.comments_from_lms'),
  both('cmi.objectives.n.id'),
  ...scores12('cmi.objectives.n.score'),
  both('cmi.objectives.n.status', word(...statuses12, 'not attempted')),
  read('cmi.student_data.mastery_score'),
  read('cmi.student_data.max_time_allowed'),
  read('cmi.student_data.time_limit_action'),
  both('cmi.student_preference.audio', number(-1, 100)),
  both('cmi.student_preference.language'),
  both('cmi.student_preference.speed', number(-100, 100)),
  both('cmi.student_preference.text', number(-1, 1)),
  write('cmi.interactions.n.id'),
  write('cmi.interactions.n.objectives.n.id'),
  write('cmi.interactions.n.time', clock),
  write('cmi.interactions.n.type', interactionTypes),
  write('cmi.interactions.n.correct_responses.n.pattern'),
  write('cmi.interactions.n.weighting', number()),
  write('cmi.interactions.n.student_response'),
  write('cmi.interactions.n.result', resultIs('correct', 'wrong', 'unanticipated', 'neutral')),
  write('cmi.interactions.n.latency', clockSpan),
]);

const scores2004 = (path) => [
  both(`${path}.scaled`, number(-1, 1)),
  ...['raw', 'min', 'max'].map((name) => both(`${path}.${name}`, number())),
];
const completion = word('completed', 'incomplete', 'not attempted', 'unknown');
const success = word('passed', 'failed', 'unknown');
const moment = like(/^\d{4}(-\d{2}(-\d{2}(T[\d:.]+(Z|[+-]\d{2}(:\d{2})?)?)?)?)?$/);
const request =
  /^(\{target=[^}]{1,4000}\}(choice|jump)|continue|previous|exit|exitAll|abandon|abandonAll|suspendAll|_none_)$/;

/** The data model of SCORM 2004 (run-time environment, 4). */
const scorm2004 = new Map([
  read('cmi._version'),
  ...['comment', 'location'].map((name) => both(`cmi.comments_from_learner.n.${name}`)),
  both('cmi.comments_from_learner.n.timestamp', moment),
  ...['comment', 'location', 'timestamp'].map((name) => read(`cmi.comments_from_lms.n.${name}`)),
  both('cmi.completion_status', completion),
  read('cmi.completion_threshold'),
  read('cmi.credit'),
  read('cmi.entry'),
  write('cmi.exit', word('time-out', 'suspend', 'logout', 'normal', '')),
  both('cmi.interactions.n.id'),
  both('cmi.interactions.n.type', word(...answers, 'long-fill-in', 'likert', 'numeric', 'other')),
  both('cmi.interactions.n.objectives.n.id'),
  both('cmi.interactions.n.timestamp', moment),
  both('cmi.interactions.n.correct_responses.n.pattern'),
  both('cmi.interactions.n.weighting', number()),
  both('cmi.interactions.n.learner_response'),
  both('cmi.interactions.n.result', resultIs('correct', 'incorrect', 'unanticipated', 'neutral')),
  both('cmi.interactions.n.latency', isoSpan),
  both('cmi.interactions.n.description'),
  read('cmi.launch_data'),
  read('cmi.learner_id'),
  read('cmi.learner_name'),
  both('cmi.learner_preference.audio_level', number(0)),
  both('cmi.learner_preference.language'),
  both('cmi.learner_preference.delivery_speed', number(0)),
  both('cmi.learner_preference.audio_captioning', word('-1', '0', '1')),
  both('cmi.location'),
  read('cmi.max_time_allowed'),
  read('cmi.mode'),
  both('cmi.objectives.n.id'),
  ...scores2004('cmi.objectives.n.score'),
  both('cmi.objectives.n.success_status', success),
  both('cmi.objectives.n.completion_status', completion),
  both('cmi.objectives.n.progress_measure', number(0, 1)),
  both('cmi.objectives.n.description'),
  both('cmi.progress_measure', number(0, 1)),
  read('cmi.scaled_passing_score'),
  ...scores2004('cmi.score'),
  write('cmi.session_time', isoSpan),
  both('cmi.success_status', success),
  both('cmi.suspend_data'),
  read('cmi.time_limit_action'),
  read('cmi.total_time'),
  both('adl.nav.request', like(request)),
  read('adl.nav.request_valid.continue'),
  read('adl.nav.request_valid.previous'),
]);

export const elements = { scorm12, scorm2004 };
