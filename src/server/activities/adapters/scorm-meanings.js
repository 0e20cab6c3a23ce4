import { scoreOf, shareOf } from './report.js';
import { elements } from './scorm-elements.js';

/** Nothing of a member leaves the platform: all of them are called alike. */
const member = { id: 'member', name: 'Member' };

/** What a version means by what its pages have saved, what they find, and what holds where they leave without having said it. */
export const meanings = {
  scorm12: {
    total: 'cmi.core.total_time',
    given: ({ data, passingScore, isPreview, isNew }) => [
      ...[...elements.scorm12].flatMap(([name, { reads }]) => (reads ? [[name, '']] : [])),
      ['cmi.core.student_id', member.id],
      ['cmi.core.student_name', member.name],
      ['cmi.core.credit', isPreview ? 'no-credit' : 'credit'],
      ['cmi.core.lesson_mode', isPreview ? 'browse' : 'normal'],
      ['cmi.core.lesson_status', 'not attempted'],
      ['cmi.core.entry', isNew ? 'ab-initio' : 'resume'],
      ['cmi.launch_data', data ?? ''],
      ['cmi.student_data.mastery_score', passingScore === null ? '' : String(passingScore)],
    ],
    reached: (record) => ({
      progress: null,
      score: scoreOf(record.get('cmi.core.score.raw')),
      isCompleted: /^(completed|passed)$/.test(record.get('cmi.core.lesson_status') ?? ''),
    }),
    conclude(record, { passingScore, isLeftOff }) {
      const raw = record.get('cmi.core.score.raw') ?? '';
      if (passingScore !== null && raw !== '')
        record.set('cmi.core.lesson_status', Number(raw) >= passingScore ? 'passed' : 'failed');
      else if (!isLeftOff && record.get('cmi.core.lesson_status') === undefined)
        record.set('cmi.core.lesson_status', 'completed');
    },
  },
  scorm2004: {
    total: 'cmi.total_time',
    given: ({ data, passingScore, isPreview, isNew }) => [
      ['cmi._version', '1.0'],
      ['cmi.learner_id', member.id],
      ['cmi.learner_name', member.name],
      ['cmi.credit', isPreview ? 'no-credit' : 'credit'],
      ['cmi.mode', isPreview ? 'browse' : 'normal'],
      ['cmi.entry', isNew ? 'ab-initio' : 'resume'],
      ['cmi.completion_status', 'unknown'],
      ['cmi.success_status', 'unknown'],
      ['cmi.time_limit_action', 'continue,no message'],
      ['cmi.learner_preference.audio_level', '1'],
      ['cmi.learner_preference.language', ''],
      ['cmi.learner_preference.delivery_speed', '1'],
      ['cmi.learner_preference.audio_captioning', '0'],
      ['adl.nav.request', '_none_'],
      ['adl.nav.request_valid.continue', 'false'],
      ['adl.nav.request_valid.previous', 'false'],
      ...(data === null ? [] : [['cmi.launch_data', data]]),
      ...(passingScore === null ? [] : [['cmi.scaled_passing_score', String(passingScore)]]),
    ],
    reached: (record) => {
      const status = record.get('cmi.completion_status') ?? 'unknown';
      const isPassed = record.get('cmi.success_status') === 'passed';
      return {
        progress: shareOf(record.get('cmi.progress_measure')),
        score: scoreOf(record.get('cmi.score.raw'), record.get('cmi.score.scaled')),
        isCompleted: status === 'completed' || (status === 'unknown' && isPassed),
      };
    },
    conclude(record, { passingScore, isLeftOff }) {
      const scaled = record.get('cmi.score.scaled');
      if (passingScore !== null && scaled !== undefined)
        record.set('cmi.success_status', Number(scaled) >= passingScore ? 'passed' : 'failed');
      if (!isLeftOff && record.get('cmi.completion_status') === undefined)
        record.set('cmi.completion_status', 'completed');
    },
  },
};
