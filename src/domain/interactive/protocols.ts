/** How the pages of a package say how far somebody has come: by our messages, or by calls that a page of ours around them translates. */
export const packageProtocols = ['messages', 'scorm12', 'scorm2004', 'cmi5'] as const;
export type PackageProtocol = (typeof packageProtocols)[number];

export const protocolNames: Readonly<Record<PackageProtocol, string>> = {
  messages: 'Messages',
  scorm12: 'SCORM 1.2',
  scorm2004: 'SCORM 2004',
  cmi5: 'cmi5',
};

/** What cmi5 asks for until a unit is done. */
export const moveOnRules = [
  'Passed',
  'Completed',
  'CompletedAndPassed',
  'CompletedOrPassed',
  'NotApplicable',
] as const;
export type MoveOn = (typeof moveOnRules)[number];

/** What the description in a package says that its pages are to hear when they are launched. */
export interface PackageLaunch {
  readonly data: string | null;
  /** From here on a score is a pass: of 100 for SCORM 1.2, otherwise from -1 to 1. */
  readonly passingScore: number | null;
  /** Of cmi5. */
  readonly moveOn: MoveOn | null;
  /** What the publisher calls the unit of a cmi5 course. */
  readonly publisherId: string | null;
}
