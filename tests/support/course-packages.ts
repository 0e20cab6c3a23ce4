import type { Packed } from './zip.ts';

/**
 * Packages as authoring tools export them, made after the published specifications: SCORM 1.2 (content aggregation and run-time environment, 2001),
 * SCORM 2004 4th edition (2009) and cmi5 (Quartz, 2016). Each has a page that saves a note, and that is finished with a button.
 */
export const manifest12 = (more: { readonly item?: string; readonly resource?: string } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="LISTENING" version="1.1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="ORG">
    <organization identifier="ORG"><title>Listening</title>
      <item identifier="I1" identifierref="R1"><title>Listening</title>${more.item ?? '<adlcp:datafromlms>level=2</adlcp:datafromlms>'}</item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="R0" type="webcontent" adlcp:scormtype="asset" href="app.js"><file href="app.js"/></resource>
    <resource identifier="R1" type="webcontent" adlcp:scormtype="sco" href="content/index_lms.html"${more.resource ?? ''}>
      <file href="content/index_lms.html"/>
    </resource>
  </resources>
</manifest>`;

export const manifest2004 = (more: { readonly version?: string; readonly item?: string } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="LISTENING" version="1" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata><schema>ADL SCORM</schema>${more.version ?? '<schemaversion>2004 4th Edition</schemaversion>'}</metadata>
  <organizations default="ORG">
    <organization identifier="ORG"><title>Listening</title>
      <item identifier="I1" identifierref="R1" parameters="?level=2"><title>Listening</title>${more.item ?? ''}
        <imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">
          <imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure>
        </imsss:primaryObjective></imsss:objectives></imsss:sequencing>
      </item>
    </organization>
  </organizations>
  <resources xml:base="content/">
    <resource identifier="R1" type="webcontent" adlcp:scormType="sco" href="index_lms.html"/>
  </resources>
</manifest>`;

export const course5 = (more: { readonly url?: string; readonly beside?: string } = {}) =>
  `<?xml version="1.0" encoding="utf-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="https://author.example/listening"><title><langstring lang="en">Listening</langstring></title>
    <description><langstring lang="en">Listening</langstring></description></course>
  <block id="https://author.example/listening/part"><title><langstring lang="en">Part</langstring></title>
    <au id="https://author.example/listening/unit" moveOn="CompletedAndPassed" masteryScore="0.8">
      <title><langstring lang="en">Unit</langstring></title>
      <url>${more.url ?? 'content/index_lms.html?tool=test'}</url>
      <launchParameters>level=2</launchParameters>
    </au>${more.beside ?? ''}
  </block>
</courseStructure>`;

/** A page in a frame of a page, as most tools make them: the outer one speaks with the platform, and the inner one with the outer. */
const pagesThat = (speak: string): Packed[] => [
  {
    path: 'content/index_lms.html',
    content: `<!DOCTYPE html><html><head><title>Listening</title><script>${speak}</script></head>
      <body><iframe src="page.html" title="Page" width="100%" height="300"></iframe></body></html>`,
  },
  {
    path: 'content/page.html',
    content: `<!DOCTYPE html><html><body><fieldset id="work" disabled><label>Note <input id="note"></label>
      <button onclick="parent.keep(document.getElementById('note').value)">Keep</button>
      <button onclick="parent.finish()">Finish</button></fieldset>
      <script>parent.begin(function (note) {
        document.getElementById('note').value = note;
        document.getElementById('work').disabled = false;
      });</script></body></html>`,
  },
  { path: 'app.js', content: 'let a = 1;' },
];

/** The way to the object that the specification of SCORM 2004 gives (run-time environment, 3.2.1); that of 1.2 differs in the name. */
const finder = (name: string) => `
  function scan(win) {
    var tries = 0;
    while (win.${name} == null && win.parent != null && win.parent != win) {
      tries++;
      if (tries > 500) return null;
      win = win.parent;
    }
    return win.${name};
  }
  var lms = window.parent && window.parent != window ? scan(window.parent) : null;`;

export const scorm12Package = (manifest = manifest12()): Packed[] => [
  { path: 'imsmanifest.xml', content: manifest },
  ...pagesThat(`${finder('API')}
    function begin(show) { lms.LMSInitialize(''); show(lms.LMSGetValue('cmi.suspend_data')); }
    function keep(note) { lms.LMSSetValue('cmi.core.lesson_status', 'incomplete'); lms.LMSSetValue('cmi.suspend_data', note); lms.LMSCommit(''); }
    function finish() {
      lms.LMSSetValue('cmi.core.score.raw', '80');
      lms.LMSSetValue('cmi.core.lesson_status', 'passed');
      lms.LMSFinish('');
    }`),
];

export const scorm2004Package = (manifest = manifest2004()): Packed[] => [
  { path: 'imsmanifest.xml', content: manifest },
  ...pagesThat(`${finder('API_1484_11')}
    function begin(show) { lms.Initialize(''); show(lms.GetValue('cmi.suspend_data')); }
    function keep(note) { lms.SetValue('cmi.progress_measure', '0.5'); lms.SetValue('cmi.suspend_data', note); lms.Commit(''); }
    function finish() {
      lms.SetValue('cmi.score.scaled', '0.8');
      lms.SetValue('cmi.completion_status', 'completed');
      lms.Terminate('');
    }`),
];

export const cmi5Package = (course = course5()): Packed[] => [
  { path: 'cmi5.xml', content: course },
  ...pagesThat(`
    var given = new URLSearchParams(location.search), token, actor = JSON.parse(given.get('actor'));
    function call(method, path, body, done) {
      var request = new XMLHttpRequest();
      request.open(method, given.get('endpoint') + path, true);
      request.setRequestHeader('X-Experience-API-Version', '1.0.3');
      request.setRequestHeader('Content-Type', 'application/json');
      if (token) request.setRequestHeader('Authorization', 'Basic ' + token);
      request.onreadystatechange = function () { if (request.readyState === 4 && done) done(request); };
      request.send(body && JSON.stringify(body));
    }
    function state() {
      return 'activities/state?' + new URLSearchParams({
        activityId: given.get('activityId'), agent: given.get('actor'), registration: given.get('registration'), stateId: 'note',
      });
    }
    function say(verb, result) {
      call('POST', 'statements', {
        id: crypto.randomUUID(), actor: actor, verb: { id: 'http://adlnet.gov/expapi/verbs/' + verb },
        object: { id: given.get('activityId') }, result: result, context: { registration: given.get('registration') },
      });
    }
    function begin(show) {
      fetch(given.get('fetch'), { method: 'POST' }).then(function (answer) { return answer.json(); }).then(function (answer) {
        token = answer['auth-token'];
        say('initialized');
        call('GET', state(), null, function (request) { show(request.status === 200 ? JSON.parse(request.responseText).note : ''); });
      });
    }
    function keep(note) { call('PUT', state(), { note: note }); }
    function finish() {
      say('completed', { completion: true });
      say('passed', { success: true, score: { scaled: 0.8 } });
      say('terminated');
    }`),
];
