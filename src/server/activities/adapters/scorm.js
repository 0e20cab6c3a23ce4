import { clockOf, durationOf, secondsOfClock, secondsOfDuration } from './durations.js';
import { openRecord } from './record.js';
import { openReport } from './report.js';
import { codes, textOfError } from './scorm-errors.js';
import { elements } from './scorm-elements.js';
import { meanings } from './scorm-meanings.js';

const names = {
  scorm12: {
    object: 'API',
    start: 'LMSInitialize',
    end: 'LMSFinish',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    commit: 'LMSCommit',
    lastError: 'LMSGetLastError',
    errorString: 'LMSGetErrorString',
    diagnostic: 'LMSGetDiagnostic',
  },
  scorm2004: {
    object: 'API_1484_11',
    start: 'Initialize',
    end: 'Terminate',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
    lastError: 'GetLastError',
    errorString: 'GetErrorString',
    diagnostic: 'GetDiagnostic',
  },
};

/** Where the two versions keep what both of them know. */
const places = {
  scorm12: {
    session: 'cmi.core.session_time',
    exit: 'cmi.core.exit',
    secondsOf: secondsOfClock,
    timeOf: clockOf,
  },
  scorm2004: {
    session: 'cmi.session_time',
    exit: 'cmi.exit',
    secondsOf: secondsOfDuration,
    timeOf: durationOf,
  },
};
/** Where the seconds of earlier sessions are kept, beside what the pages save. */
const earlier = 'earlier seconds';

/** The object that pages of SCORM look for in the page around them, and what it is called. */
export function openScorm({ protocol, data, passingScore }, { say, later, state, isPreview }) {
  const called = names[protocol];
  const place = places[protocol];
  const code = codes[protocol];
  const table = elements[protocol];
  const rules = meanings[protocol];
  let error = code.none;
  let phase = 'new';

  const record = openRecord(protocol, state, {
    say,
    later,
    onSaid: () => report(rules.reached(record)),
  });
  const given = new Map(rules.given({ data, passingScore, isPreview, isNew: record.isNew }));
  const report = openReport(say, rules.reached(record));
  const seconds =
    Number(record.get(earlier) ?? 0) + place.secondsOf(record.get(place.session) ?? '');
  given.set(rules.total, place.timeOf(seconds));

  const succeed = (value) => {
    error = code.none;
    return value;
  };
  const fail = (with_, value) => {
    error = with_;
    return value;
  };
  /** What is wrong with the moment of a call; null where it may be made. */
  const untimely = (call) =>
    phase === 'new' ? code.notStarted[call] : phase === 'ended' ? code.ended[call] : null;

  /** How many there are of a list that is named by its path. */
  const countOf = (path) =>
    record.names().reduce((most, name) => {
      const index = name.startsWith(`${path}.`) ? /^\d+/.exec(name.slice(path.length + 1)) : null;
      return index ? Math.max(most, Number(index[0]) + 1) : most;
    }, 0);
  /** A list of which an element names a place that is not there yet, nor the next. */
  const isBeyond = (name, isNext) =>
    [...name.matchAll(/\.(\d+)(?=\.)/g)].some(
      ({ index, 1: place }) => Number(place) >= countOf(name.slice(0, index)) + (isNext ? 1 : 0),
    );
  const keyOf = (name) => name.replace(/\.\d+(?=\.)/g, '.n');
  const below = (key) => [...table.keys()].filter((each) => each.startsWith(`${key}.`));

  const keyword = (name, path) => {
    const key = keyOf(`${path}.`).slice(0, -1);
    const within = below(key);
    if (within.length === 0) return fail(table.has(key) ? code.noChildren : code.unknown, '');
    const isList = within[0].startsWith(`${key}.n.`);
    if (name.endsWith('._count'))
      return isList ? succeed(String(countOf(path))) : fail(code.noCount, '');
    const start = key.length + (isList ? 3 : 1);
    return succeed([...new Set(within.map((each) => each.slice(start).split('.')[0]))].join(','));
  };

  const get = (name) => {
    const early = untimely('get');
    if (early !== null) return fail(early, '');
    if (typeof name !== 'string' || name === '') return fail(code.argument, '');
    const [, path] = /^(.+)\._(?:children|count)$/.exec(name) ?? [];
    if (path !== undefined) return keyword(name, path);
    if (/^adl\.nav\.request_valid\.(choice|jump)\./.test(name)) return succeed('false');
    const element = table.get(keyOf(name));
    if (!element) return fail(code.unknown, '');
    if (!element.reads) return fail(code.writeOnly, '');
    if (isBeyond(name, false)) return fail(code.badIndex.get, '');
    const value = record.get(name) ?? given.get(name);
    return value === undefined ? fail(code.unset, '') : succeed(value);
  };

  const set = (name, wanted) => {
    const early = untimely('set');
    if (early !== null) return fail(early, 'false');
    if (typeof name !== 'string' || name === '') return fail(code.argument, 'false');
    if (/\._(children|count)$/.test(name)) return fail(code.keyword, 'false');
    const element = table.get(keyOf(name));
    if (!element) return fail(code.unknown, 'false');
    if (!element.writes) return fail(code.readOnly, 'false');
    if (isBeyond(name, true)) return fail(code.badIndex.set, 'false');
    const value = String(wanted ?? '');
    const wrong = element.check(value);
    if (wrong !== null) return fail(code[wrong], 'false');
    return record.set(name, value) ? succeed('true') : fail(code.noRoom, 'false');
  };

  const start = (argument) => {
    if ((argument ?? '') !== '') return fail(code.argument, 'false');
    if (phase === 'ended') return fail(code.startedAfterEnd, 'false');
    if (phase === 'running') return fail(code.startedTwice, 'false');
    phase = 'running';
    // What lasted until now belongs to the sessions before, whichever way the last one ended.
    if (record.get(place.session) !== undefined) {
      record.delete(place.session);
      record.set(earlier, String(seconds));
    }
    record.delete(place.exit);
    record.delete('adl.nav.request');
    return succeed('true');
  };

  const end = (argument) => {
    const early = untimely('end');
    if (early !== null) return fail(early, 'false');
    if ((argument ?? '') !== '') return fail(code.argument, 'false');
    const isLeftOff = /^(suspend|logout)$/.test(record.get(place.exit) ?? '');
    rules.conclude(record, { passingScore, isLeftOff });
    phase = 'ended';
    record.flush();
    return succeed('true');
  };

  const commit = (argument) => {
    const early = untimely('commit');
    if (early !== null) return fail(early, 'false');
    if ((argument ?? '') !== '') return fail(code.argument, 'false');
    record.flush();
    return succeed('true');
  };

  const api = {
    [called.start]: start,
    [called.end]: end,
    [called.get]: get,
    [called.set]: set,
    [called.commit]: commit,
    [called.lastError]: () => String(error),
    [called.errorString]: (asked) => textOfError(protocol, Number(asked)),
    [called.diagnostic]: (asked) => textOfError(protocol, Number(asked || error)),
  };
  return { name: called.object, api };
}
