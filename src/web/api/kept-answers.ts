import { ownLocale } from '#domain/time/own-locale.ts';
import { ownZone } from '#domain/time/own-zone.ts';

/** So many are kept; the one that was asked for first makes room. */
const most = 200;

interface Kept {
  readonly tag: string;
  readonly data: unknown;
}

/** What was answered last to a question, with the way to keep another answer in its place. */
interface LastAnswer {
  readonly tag: string | null;
  readonly data: unknown;
  /** Not kept without a tag, nor once the session has ended or gone on with another token. */
  keep(tag: string | null, data: unknown): void;
}

/** Answers with their tags, so that what has not changed need not be sent again. */
export interface KeptAnswers {
  of(bearer: string | null, path: string): LastAnswer;
  forget(): void;
}

/**
 * In the memory of the page and nowhere else: the browser stores none of them (`no-store`), and they go with the token that they were answered to, so that nothing of
 * somebody is left behind for whoever comes next.
 */
export function keptAnswers(): KeptAnswers {
  let answers = new Map<string, Kept>();
  let owner: string | null = null;
  return {
    of(bearer, path) {
      if (bearer !== owner) {
        answers = new Map();
        owner = bearer;
      }
      const mine = answers;
      const question = [path, ownZone(), ownLocale()].join(' ');
      const { tag = null, data } = mine.get(question) ?? {};
      return {
        tag,
        data,
        keep(given, answer) {
          if (given === null || bearer === null) return;
          mine.delete(question);
          const [oldest] = mine.keys();
          if (mine.size >= most && oldest !== undefined) mine.delete(oldest);
          mine.set(question, { tag: given, data: answer });
        },
      };
    },
    forget() {
      answers = new Map();
      owner = null;
    },
  };
}
