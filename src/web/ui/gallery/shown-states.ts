/** How a state of the platform is shown without being in it: inside `data-shown="hover"` the rules for it hold. */
const shown: readonly (readonly [pseudo: RegExp, instead: string])[] = [
  [/:hover/g, ':is([data-shown=hover] *)'],
  [
    /:focus-visible/g,
    ':is([data-shown=focus] :is(a, button, input, select, textarea, [tabindex]))',
  ],
  [/:active/g, ':is([data-shown=pressed] *)'],
];

/**
 * Copies the product's own rules for hover, focus and pressing, so that a shelf can show what only a pointer or a key
 * would, and always as it really is. Gives what takes the copies away again.
 */
export function showStates(): () => void {
  const copies = new CSSStyleSheet();
  for (const sheet of document.styleSheets)
    for (const rule of copiesOf(sheet.cssRules)) copies.insertRule(rule, copies.cssRules.length);
  document.adoptedStyleSheets.push(copies);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== copies);
  };
}

function copiesOf(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) {
      const inside = copiesOf(rule.cssRules);
      const condition = rule.cssText.slice(0, rule.cssText.indexOf('{'));
      return inside.length === 0 ? [] : [`${condition}{${inside.join('')}}`];
    }
    if (!(rule instanceof CSSStyleRule)) return [];
    const selector = shown.reduce(
      (text, [pseudo, instead]) => text.replace(pseudo, instead),
      rule.selectorText,
    );
    return selector === rule.selectorText ? [] : [`${selector}{${rule.style.cssText}}`];
  });
}
