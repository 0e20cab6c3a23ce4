import { counted } from '#web/ui/numbers.ts';

export const lives = 'Lives';
export const whatRecordsDo =
  'What the records of each chart do: where they stand, which paths they take, how long they take, and where they stop.';
export const chart = 'Chart';
export const whatItIsFor = 'What it is for';
export const allLives = 'All charts';
export const theChart = 'How it works';

export const livesOf = (title: string) => `Lives: ${title}`;
export const inPeriod = (from: string, to: string) => `From ${from} to ${to}.`;
export const wideAndDark =
  'The darker a state, the more records stand in it; the wider a path, the more took it.';
export const noFewerThan = (floor: number) =>
  `Numbers about fewer than ${counted(floor, 'person', 'people')} are neither shown nor drawn.`;

export const whereTheyStand = 'Where they stand';
export const state = 'State';
export const now = 'Now';
export const stoppedHere = 'Stopped here';
export const ofThoseOfThePeriod =
  '“Now” counts every record; “Stopped here” counts those with an event in the period, by where they stood at its end.';
export const nobodyStands = 'No records yet.';

export const waysTheyTook = 'Which paths they took';
export const way = 'What happened';
export const fromState = 'From';
export const toState = 'To';
export const stays = 'Stays';
export const records = 'Records';
export const share = 'Of those who left';
export const half = 'Half within';
export const most = '9 of 10 within';
export const nobodyWent = 'Nothing happened in this period.';
export const howLongTheyStood =
  'How long records had stood where they were before. Events that leave a record where it stands are counted too.';
export const otherwise = 'Otherwise.';

export const filtersAndPeriod = 'Period and filters';

export const record = 'Record';
export const standsAt = 'Stands at';
export const when = 'When';
export const unnamed = (title: string, id: string) => `${title} ${id.slice(-6)}`;
export const backToTheChart = 'Back to the chart';
export const standing = (where: string) => `They stand at “${where}” now.`;
export const wentThisWay = (what: string, where: string) =>
  `In this period this happened to them: “${what}”, from “${where}”.`;
export const stoppedAt = (where: string) =>
  `Something happened to them in this period, and at its end they stood at “${where}”.`;
export const noSuchRecords = 'There are no such records';
export const theNumberHasChanged = 'The number may have changed since it was shown.';

export const noNumberChosen = 'No number chosen';
export const chooseANumber = 'Choose a number on the chart to see the records behind it.';
