import { deflateSync, crc32 } from 'node:zlib';
import { worksheet } from '#server/files/shipped/worksheet.ts';
import { bytesOf, zipOf, type Packed } from '#tests/support/archive.ts';

/** What is to become of a file: it is not taken, or taken as something that can do nothing. */
type Fate = 'refused' | 'harmless';
export type HostileFile = readonly [
  what: string,
  fate: Fate,
  content: Uint8Array<ArrayBuffer>,
  name: string,
];

const text = (content: string): Uint8Array<ArrayBuffer> => new Uint8Array(bytesOf(content));
const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    ),
  );

const script = '<script>fetch("/api/auth/whoami")</script>';

function chunk(kind: string, content: Uint8Array): Buffer {
  const head = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  sum.writeUInt32BE(crc32(head));
  return Buffer.concat([length, head, sum]);
}

/** A picture that says how large it is, whatever is in it. */
function png(width: number, height: number, end = ''): Uint8Array<ArrayBuffer> {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 100_000)));
  return joined(
    '\u0089PNG\r\n\u001A\n',
    chunk('IHDR', size),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
    end,
  );
}

const office = 'application/vnd.openxmlformats-officedocument';
const main = {
  word: `${office}.wordprocessingml.document.main+xml`,
  xl: `${office}.spreadsheetml.sheet.main+xml`,
  ppt: `${office}.presentationml.presentation.main+xml`,
} as const;

/** A document of Office, with more in it than there should be. */
function document(kind: keyof typeof main, ...more: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const types = `<Types><Override PartName="/${kind}/document.xml" ContentType="${main[kind]}"/></Types>`;
  return zipOf([
    ['[Content_Types].xml', bytesOf(types)],
    [`${kind}/document.xml`, bytesOf('<a/>')],
    ...more,
  ]);
}

const pdf = (extra: string): Uint8Array<ArrayBuffer> =>
  joined(worksheet([{ title: 'Worksheet', lines: ['_'] }]), `\n9 0 obj\n<< ${extra} >>\nendobj\n`);

const zeros = new Uint8Array(30 * 1024 * 1024);

const outside = [
  '../../etc/passwd',
  '/etc/passwd',
  'word/../../../x',
  String.raw`..\..\x`,
  String.raw`C:\x`,
];
const running = [
  'word/vbaProject.bin',
  'word/activeX/activeX1.xml',
  'word/embeddings/run.exe',
  'macros/main.xml',
  'Basic/Standard/Module1.xml',
  'Scripts/python/run.py',
  'word/start.js',
  'word/start.vbs',
  'word/start.ps1',
  'word/WORD/VBAPROJECT.BIN',
];

const documents: readonly HostileFile[] = [
  ...outside.map((name): HostileFile => [
    `a document that unpacks to ${name}`,
    'refused',
    document('word', [name, bytesOf('x')]),
    'a.docx',
  ]),
  ...running.map((name): HostileFile => [
    `a document with ${name}`,
    'refused',
    document('word', [name, bytesOf('x')]),
    'a.docx',
  ]),
  [
    'a workbook with macros',
    'refused',
    document('xl', ['xl/vbaProject.bin', bytesOf('x')]),
    'a.xlsx',
  ],
  [
    'slides with macros',
    'refused',
    document('ppt', ['ppt/vbaProject.bin', bytesOf('x')]),
    'a.pptx',
  ],
  [
    'a document that becomes 600 MB',
    'refused',
    document(
      'word',
      ...Array.from({ length: 20 }, (_, at): Packed => [`word/media/${at}.xml`, zeros]),
    ),
    'a.docx',
  ],
  ['a document without its end', 'refused', document('word').slice(0, 200), 'a.docx'],
  ['an archive of a page', 'refused', zipOf([['index.html', bytesOf(script)]]), 'a.zip'],
  ['an archive called a document', 'refused', zipOf([['a.txt', bytesOf('x')]]), 'a.docx'],
  ['an archive that leads outside', 'refused', zipOf([['../../a.sh', bytesOf('x')]]), 'a.pdf'],
  [
    'a package of Java',
    'refused',
    zipOf([['META-INF/MANIFEST.MF', bytesOf('Main-Class: A')]]),
    'a.jar',
  ],
];

const pdfs: readonly HostileFile[] = [
  ['a PDF with a script', 'refused', pdf('/S /JavaScript /JS (app.alert(1))'), 'a.pdf'],
  [
    'a PDF with a script, spelt in numbers',
    'refused',
    pdf('/S /J#61vaScript /#4AS (app.alert(1))'),
    'a.pdf',
  ],
  ['a PDF that starts a program', 'refused', pdf('/S /Launch /F (calc.exe)'), 'a.pdf'],
  ['a page before a PDF', 'refused', joined('<html>', script, '\u0000', pdf('')), 'a.pdf'],
  ['a PDF that is a page as well', 'harmless', joined(pdf(''), script), 'a.html'],
  ['a PDF of nothing', 'harmless', text('%PDF-1.7\n'), 'a.pdf'],
];

const pictures: readonly HostileFile[] = [
  ['a picture of 900 million points', 'refused', png(30_000, 30_000), 'a.png'],
  ['a picture as wide as can be', 'refused', png(2_000_000_000, 2), 'a.png'],
  ['a picture without its content', 'refused', joined('\u0089PNG\r\n\u001A\n'), 'a.png'],
  ['a picture that is a page as well', 'harmless', png(4, 4, script), 'a.html'],
  [
    'an SVG',
    'refused',
    text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'a.svg',
  ],
  [
    'an SVG called PNG',
    'refused',
    text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>`),
    'a.png',
  ],
  [
    'a GIF of a script',
    'refused',
    joined('GIF89a/*', '\u0000'.repeat(20), '*/=1;alert(1)'),
    'a.gif',
  ],
  [
    'an icon',
    'refused',
    joined('\u0000\u0000\u0001\u0000\u0001\u0000', '\u0010'.repeat(40)),
    'a.png',
  ],
];

const programs: readonly HostileFile[] = [
  [
    'a program of Windows',
    'refused',
    joined('MZ\u0090\u0000\u0003\u0000\u0000\u0000', '\u0000'.repeat(100)),
    'a.pdf',
  ],
  [
    'a program of Linux',
    'refused',
    joined('\u007FELF\u0002\u0001\u0001', '\u0000'.repeat(100)),
    'a.txt',
  ],
  [
    'a program of a Mac',
    'refused',
    joined('\u00CF\u00FA\u00ED\u00FE\u0007\u0000\u0000\u0001', '\u0000'.repeat(60)),
    'a.mp4',
  ],
  [
    'a class of Java',
    'refused',
    joined('\u00CA\u00FE\u00BA\u00BE\u0000\u0000\u00004', '\u0000'.repeat(60)),
    'a.docx',
  ],
  ['WebAssembly', 'refused', joined('\u0000asm\u0001\u0000\u0000\u0000'), 'a.png'],
  [
    'an old document that can have macros',
    'refused',
    joined('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', '\u0000'.repeat(600)),
    'a.doc',
  ],
  [
    'a shortcut',
    'refused',
    joined('L\u0000\u0000\u0000\u0001\u0014\u0002\u0000', '\u0000'.repeat(68)),
    'a.txt',
  ],
  ['a cabinet', 'refused', joined('MSCF\u0000\u0000\u0000\u0000', '\u0000'.repeat(60)), 'a.pdf'],
  ['bytes of nothing', 'refused', joined('\u00FF\u0000\u00FE\u0001'), 'a.docx'],
  ['nothing', 'refused', new Uint8Array(), 'a.pdf'],
  ['a database', 'refused', joined('SQLite format 3\u0000', '\u0000'.repeat(100)), 'a.txt'],
];

/** Text can do nothing while nobody takes it for something else. */
const texts: readonly HostileFile[] = (
  [
    ['a page', `<!doctype html><html>${script}</html>`, 'a.html'],
    ['a script', 'fetch("/api/auth/whoami")', 'a.js'],
    ['a script of a shell', '#!/bin/sh\nrm -rf ~', 'a.sh'],
    ['a batch', '@echo off\r\ndel *.*', 'a.bat'],
    ['a table that computes', '=cmd|"/c calc"!A1', 'a.csv'],
    ['a style', '@import url(//evil.example)', 'a.css'],
    ['a name that leads outside', 'x', '../../../etc/passwd'],
    ['a name of Windows that leads outside', 'x', String.raw`..\..\windows\win.ini`],
    ['a name that reads backwards', 'x', 'up\u202Efdp.exe'],
    ['a name with a line break', 'x', 'a\r\nContent-Type: text/html\r\n.txt'],
    ['a name with quotes', 'x', 'a"; filename="b.html'],
    ['a name without an end', 'x', 'a'.repeat(300)],
  ] as const
).map(([what, content, name]) => [what, 'harmless', text(content), name]);

export const hostileFiles: readonly HostileFile[] = [
  ...documents,
  ...pdfs,
  ...pictures,
  ...programs,
  ...texts,
];
