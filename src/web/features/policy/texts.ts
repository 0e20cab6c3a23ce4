export const rules = 'Standard rules';
export const lead =
  'What holds for everyone whose organisation has no rules of its own. What was booked before keeps the terms that it was booked under.';
export const forSessions = 'Rules that organisations may have for themselves';
export const forAll = 'Rules for the whole product';
export const forAllNote = 'No organisation has its own.';
export const standard = (meaning: string, amount: string) => `${meaning} Originally ${amount}.`;
export const showEffects = 'Show what this changes';
export const notSavedYet = 'Not saved yet';
export const thisChanges = 'What this changes';
export const save = 'Save rules';
export const goOnEditing = 'Go on editing';
export const saved = 'The rules were saved.';
export const nothingChanged = 'These are the rules as they are. Change one to see what it does.';
export const history = 'What was changed';
export const historyNote = 'The product’s rules, and those that organisations have for themselves.';
export const neverChanged = 'No rule was ever changed.';
export const theProduct = 'The product';
export const from = (label: string, before: string, after: string) =>
  `${label}: from ${before} to ${after}.`;
export const standardRule = 'the standard rule';
export const by = (name: string) => ` by ${name}`;
