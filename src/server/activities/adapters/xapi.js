import { openRecord } from './record.js';
import { openReport, scoreOf, shareOf } from './report.js';

const verbs = 'http://adlnet.gov/expapi/verbs/';
const progressExtension = 'https://w3id.org/xapi/cmi5/result/extensions/progress';
const sessionExtension = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid';
const version = '1.0.3';
/** Where documents of pages may be kept, and the parameter that tells one from another. */
const documents = {
  'activities/state': 'stateId',
  'activities/profile': 'profileId',
  'agents/profile': 'profileId',
};
/** What is reached by which verbs, where the description of the course says so. */
const moveOn = {
  Passed: (said) => said('passed'),
  Completed: (said) => said('completed'),
  CompletedAndPassed: (said) => said('completed') && said('passed'),
};
const completedOrPassed = (said) => said('completed') || said('passed');

/**
 * Answers what a page of cmi5 asks of a store of statements (xAPI 1.0.3), of which none is there: what statements mean goes to the page around, documents
 * are kept in the state, and nothing else is. `endpoint` is an address that nothing is ever sent to.
 */
export function openXapi(launch, { say, later, state, isPreview, newId }) {
  const { data, passingScore, publisherId, activityId, endpoint, homePage } = launch;
  const record = openRecord('cmi5', state, { say, later, onSaid: () => report(reached()) });
  const said = (verb) => record.get(`said ${verb}`) !== undefined;
  const reached = () => ({
    progress: shareOf(record.get('progress')),
    score: scoreOf(record.get('score')),
    isCompleted: (moveOn[launch.moveOn] ?? completedOrPassed)(said),
  });
  const report = openReport(say, reached());
  // The same for all sessions of an attempt, on whichever device.
  const registration = record.get('registration') ?? newId();
  record.set('registration', registration);
  const token = btoa(`launch:${newId()}`);
  const session = newId();
  const actor = { objectType: 'Agent', account: { homePage, name: 'member' } };

  const launchData = {
    contextTemplate: {
      contextActivities: { grouping: [{ objectType: 'Activity', id: publisherId ?? activityId }] },
      extensions: { [sessionExtension]: session },
    },
    launchMode: isPreview ? 'Browse' : 'Normal',
    moveOn: launch.moveOn ?? 'NotApplicable',
    ...(data === null ? {} : { launchParameters: data }),
    ...(passingScore === null ? {} : { masteryScore: passingScore }),
  };

  /** What a statement means; only those about the unit as a whole mean anything. */
  const take = ({ verb, object, result }) => {
    if (object?.id !== activityId || !verb.id.startsWith(verbs)) return;
    const name = verb.id.slice(verbs.length);
    if (name === 'completed' || name === 'passed') record.set(`said ${name}`, 'true');
    if (/^(completed|passed|failed)$/.test(name)) {
      const score = scoreOf(result?.score?.raw, result?.score?.scaled);
      if (score !== null) record.set('score', String(score));
    }
    const percent = result?.extensions?.[progressExtension];
    const progress =
      percent === undefined
        ? name === 'progressed'
          ? result?.score?.scaled
          : null
        : percent / 100;
    const share = shareOf(progress);
    if (share !== null) record.set('progress', String(share));
    if (name === 'terminated') record.flush();
  };

  const statements = ({ method, query, body }) => {
    if (method === 'GET')
      return query.has('statementId') ? reply(404) : json({ statements: [], more: '' });
    if (method !== 'POST' && method !== 'PUT') return reply(405);
    const sent = parsed(body);
    const all = Array.isArray(sent) ? sent : [sent];
    if (all.length === 0 || !all.every(isStatement)) return reply(400, 'This is no statement.');
    const isForeign = all.some(
      ({ context }) => (context?.registration ?? registration) !== registration,
    );
    if (isForeign) return reply(403, 'This statement belongs to another registration.');
    for (const statement of all) take(statement);
    return method === 'PUT' ? reply(204) : json(all.map(({ id }) => id ?? newId()));
  };

  const ownDocument = (resource, id) => {
    if (resource === 'activities/state' && id === 'LMS.LaunchData') return json(launchData);
    return null;
  };

  const document = (resource, { method, query, body, type }) => {
    const prefix = `${resource} ${query.get('activityId') ?? ''} `;
    const id = query.get(documents[resource]);
    if (id === null) {
      const mine = record.names().filter((name) => name.startsWith(prefix));
      if (method === 'GET') return json(mine.map((name) => name.slice(prefix.length)));
      if (method !== 'DELETE') return reply(400, `${documents[resource]} is missing.`);
      for (const name of mine) record.delete(name);
      return reply(204);
    }
    const name = `${prefix}${id}`;
    const own = ownDocument(resource, id);
    if (own && method !== 'GET') return reply(403, 'This document is not yours.');
    if (method === 'DELETE') {
      record.delete(name);
      return reply(204);
    }
    const kept = parsed(record.get(name) ?? '');
    if (method === 'GET') {
      if (own) return own;
      return kept ? { status: 200, type: kept.type, body: kept.body } : reply(404);
    }
    if (method !== 'PUT' && method !== 'POST') return reply(405);
    const next = method === 'POST' && kept ? merged(kept.body, body) : body;
    if (next === null) return reply(400, 'Only objects of JSON can be merged.');
    const isKept = record.set(name, JSON.stringify({ type, body: next }));
    return isKept ? reply(204) : reply(413, 'More than 256 KB can’t be kept.');
  };

  return {
    endpoint,
    src: {
      endpoint,
      fetch: `${endpoint}fetch`,
      actor: JSON.stringify(actor),
      registration,
      activityId,
    },
    /** Whatever a page asks of the endpoint; `path` is what follows it. */
    answer({ method, path, authorization = '', body = '', type = 'application/json' }) {
      const [resource, search = ''] = path.split('?');
      const query = new URLSearchParams(search);
      if (resource === 'fetch')
        return method === 'POST' ? json({ 'auth-token': token }) : reply(405);
      if (resource === 'about') return json({ version: [version] });
      if (authorization !== `Basic ${token}`) return reply(401);
      if (resource === 'statements') return statements({ method, query, body });
      return resource in documents ? document(resource, { method, query, body, type }) : reply(404);
    },
  };
}

const reply = (status, text = '') => ({ status, type: 'text/plain', body: text });
const json = (value) => ({ status: 200, type: 'application/json', body: JSON.stringify(value) });

const isStatement = (value) =>
  typeof value === 'object' &&
  value !== null &&
  typeof value.verb?.id === 'string' &&
  typeof value.object === 'object';

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The objects of two documents as one, names of the later first. */
function merged(first, second) {
  const [one, other] = [parsed(first), parsed(second)];
  const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject(one) && isObject(other) ? JSON.stringify({ ...one, ...other }) : null;
}
