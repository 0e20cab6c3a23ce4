import type { LegalDocument } from '#domain/legal/documents.ts';

/**
 * What draws pages where there is no browser (`src/web/drawn`), as the build (decision 097) and the server (decision 110) know it. They import what the build has made of
 * it, not its sources.
 */
export interface DrawingProgram {
  /** A page that needs nobody to be signed in, as a stranger sees it. */
  drawPage(path: string, legal: LegalTexts): Promise<DrawnPage>;
  /** What stands around every page of somebody who is signed in, before it is known who they are: with the page's title, or where that greets them, with the place for it. */
  drawFrame(isGreeting: boolean): string;
  /**
   * A page as somebody sees it once its first answers are there; null where it is not for them, leads elsewhere, or asks for more than it can know. One at a time: the
   * zone and the language that are written in are those of the page that is being drawn.
   */
  drawForPerson(page: PageToDraw): Promise<readonly Drawn[] | null>;
}

export type LegalTexts = Readonly<Record<LegalDocument, object>>;

/** A page as the document has it. */
export interface DrawnPage {
  /** The browser's title. */
  readonly title: string;
  readonly html: string;
}

/** A page that somebody opens. */
export interface OpenedPage {
  /** Path and search. */
  readonly address: string;
  /** IANA, of their browser. */
  readonly zone: string;
  /** Of their window, in px. */
  readonly width: number;
}

/** What the API has said, as far as a page that is being drawn looks at it. */
export interface Said {
  readonly status: number;
  readonly text: string;
}

export interface PageToDraw extends OpenedPage {
  /** Answers as it answers the same question of their browser. */
  readonly ask: (path: string) => Promise<Said>;
}

/**
 * A drawn page without text that could become markup: a browser that takes no markup from scripts (`require-trusted-types-for`) puts it together element by element
 * (`src/web/early.ts`).
 */
export type Drawn = string | readonly [tag: string, attributes: Attributes, ...content: Drawn[]];

export type Attributes = Readonly<Record<string, string>>;
