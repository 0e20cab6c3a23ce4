/** What comes before a question and is no part of it: "So, and what …". */
const opener =
  /^(?:(?:and|so|but|or|ok|okay|well|right|yeah|yes|no|great|good|thanks|sure|alright|um|uh|er|erm|i see|i'm curious|i am curious|just|then|now|hmm|mm)[,.\s–—-]+)+/i;

/** Words with which a question begins that asks for more than yes, no or a number (Miller and Rollnick, Motivational Interviewing, chapter 6). */
const open =
  /^(?:what(?!\s+(?:time|day|date|year)\b)|how(?!\s+(?:many|much|long|often|old|far|soon)\b)|why|which|where|who|when|in what way|to what extent|for what|with whom|on a scale|out of (?:ten|10)|tell me|talk me through|walk me through|describe|explain|say more|help me understand|give me an example)\b/i;

/** Requests that ask without a question mark. */
const request =
  /^(?:tell me|talk me through|walk me through|describe|explain|say more|help me understand|give me an example|on a scale)\b/i;

export interface Question {
  readonly text: string;
  readonly isOpen: boolean;
}

/** The sentences of a text, as they stand in it. */
export const sentencesIn = (text: string): string[] =>
  (text.match(/[^.!?…]+[.!?…]*["”’']?/g) ?? []).map((each) => each.trim()).filter(Boolean);

/** The questions in a text, open or closed. What is asked after a comma counts by its last clause that begins like an open question. */
export const questionsIn = (text: string): Question[] =>
  sentencesIn(text).flatMap((sentence) => {
    const isAsked = sentence.replace(/["”’']$/, '').endsWith('?');
    const bare = sentence.replaceAll('’', "'").replace(opener, '');
    if (!isAsked && !request.test(bare)) return [];
    const clauses = [bare, ...bare.split(/[,;:–—]\s*/).slice(1)].map((clause) =>
      clause.replace(opener, ''),
    );
    return [{ text: sentence, isOpen: clauses.some((clause) => open.test(clause)) }];
  });
