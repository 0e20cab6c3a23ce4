/** What goes wrong in a meeting room, in the words of those who are in it. */
export const problemNames = {
  hearing: 'I can’t hear the others',
  heard: 'The others can’t hear me',
  picture: 'Someone’s picture is missing or frozen',
  connection: 'The connection drops',
  entry: 'I can’t join',
  other: 'Something else',
} as const;

export type Problem = keyof typeof problemNames;

export const problems = Object.keys(problemNames) as [Problem, ...Problem[]];
