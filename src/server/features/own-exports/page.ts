import { formatDateTime } from '#domain/time/format.ts';
import { productName, colours } from '#server/mail/brand.ts';
import { escaped } from '#server/mail/escaped.ts';
import { sectionTitles, type Section } from './everything-about.ts';

const sheet = `:root{color-scheme:light dark;--line:#e6e1d6;--quiet:#5c586d;--card:#fff}
body{margin:0;background:#faf8f4;color:${colours.ink};font:16px/1.5 Inter,'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px;overflow-wrap:anywhere}
h1{font-size:28px;line-height:1.2;margin:0 0 8px}
h2{font-size:20px;line-height:1.3;margin:40px 0 12px}
nav ul{columns:2 240px;padding-left:20px}
nav li{break-inside:avoid;padding:4px 0}
a{color:${colours.accent}}
a:focus-visible{outline:3px solid ${colours.accent};outline-offset:2px}
.quiet{color:var(--quiet)}
.card,section>dl{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px;margin:0 0 12px;break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(120px,1fr) 2.5fr;gap:4px 16px;margin:0}
dt{color:var(--quiet)}
dd{margin:0;white-space:pre-wrap}
dd ul{margin:0;padding-left:20px}
dd .card{white-space:normal}
@media (max-width:520px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
@media (prefers-color-scheme:dark){:root{--line:#3d3a4f;--quiet:#b9b4c9;--card:#211f2e}body{background:#16151f;color:#f4f1ea}a{color:#b8aeff}a:focus-visible{outline-color:#b8aeff}}
@media print{nav{display:none}body{background:#fff;color:#000}}`;

interface Reader {
  readonly name: string;
  /** The zone in which times are shown. */
  readonly zone: string;
  readonly at: number;
}

/** Before the first section: whose it is, of when, and the way to each section. No script, and nothing loaded from elsewhere. */
export const pageHead = ({ name, zone, at }: Reader): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light dark">
<title>${escaped(`What ${productName} keeps about ${name}`)}</title>
<style>${sheet}</style>
</head>
<body>
<main>
<h1>${escaped(`What ${productName} keeps about ${name}`)}</h1>
<p class="quiet">${escaped(`Prepared on ${formatDateTime(at, zone)}. Times are those of ${zone}. The same is in data.json, for programs.`)}</p>
<nav aria-label="Contents"><ul>
${sectionTitles.map(([id, title]) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join('\n')}
</ul></nav>
`;

export const pageEnd = '</main>\n</body>\n</html>\n';

/** One section, each of its records as a part of its own. */
export function* sectionOf(
  { name, title, content }: Section,
  { zone }: Pick<Reader, 'zone'>,
): Generator<string> {
  yield `<section aria-labelledby="${name}">\n<h2 id="${name}">${escaped(title)}</h2>\n`;
  if (isNothing(content)) yield '<p class="quiet">Nothing.</p>\n';
  else if (Array.isArray(content)) for (const each of content) yield `${recordOf(each, zone)}\n`;
  else yield typeof content === 'object' ? factsOf(content, zone) : `<p>${said(content, zone)}</p>`;
  yield '</section>\n';
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isNothing));

const recordOf = (value: unknown, zone: string): string =>
  `<div class="card">${said(value, zone)}</div>`;

const factsOf = (value: object | null, zone: string): string =>
  `<dl>${Object.entries(value ?? {})
    .filter(([, each]) => !isNothing(each))
    .map(([key, each]) => `<dt>${escaped(inWords(key))}</dt><dd>${said(each, zone)}</dd>`)
    .join('')}</dl>`;

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function said(value: unknown, zone: string): string {
  if (isNothing(value)) return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.some((each) => typeof each === 'object')
      ? value.map((each) => recordOf(each, zone)).join('')
      : `<ul>${value.map((each) => `<li>${said(each, zone)}</li>`).join('')}</ul>`;
  if (typeof value === 'object') return factsOf(value, zone);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return instant.test(text)
    ? `<time datetime="${text}">${escaped(formatDateTime(Date.parse(text), zone))}</time>`
    : escaped(text);
}

/** `startsAt`: “Starts at”. */
function inWords(key: string): string {
  const words = key.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
