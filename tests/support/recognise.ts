/** Writes down a recording of English speech with PocketSphinx, as a program of the house would: prints captions. */
import { spawnSync } from 'node:child_process';

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Seconds of silence after which another caption begins. */
const pause = 0.8;

const [, , file = ''] = process.argv;
const heard = spawnSync(
  'pocketsphinx_continuous',
  ['-infile', file, '-time', 'yes', '-logfn', '/dev/null'],
  { encoding: 'utf8' },
);
if (heard.status !== 0) process.exit(1);

/** Each word stands in a line with when it begins and ends; those in brackets are silence and noise. */
const words = heard.stdout.split('\n').flatMap((line): Word[] => {
  const [, text = '', from = '', to = ''] =
    /^([a-z'.-]+)(?:\(\d+\))? ([\d.]+) ([\d.]+) [\d.e+-]+$/.exec(line) ?? [];
  return text === '' ? [] : [{ text, from: Number(from), to: Number(to) }];
});

const captions: Word[] = [];
for (const word of words) {
  const last = captions.at(-1);
  if (last && word.from - last.to < pause)
    captions[captions.length - 1] = { ...last, text: `${last.text} ${word.text}`, to: word.to };
  else captions.push(word);
}

const clock = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
console.log('WEBVTT\n');
for (const { text, from, to } of captions)
  console.log(`${clock(from)} --> ${clock(to)}\n${text}\n`);
