import { pageStyle } from './chart-style.ts';

let isWorn = false;

/** Gives the page the look of charts, once. The content policy allows no style elements; a sheet made by the program is the program's own. */
export function wearChartStyle(): void {
  if (isWorn || !('adoptedStyleSheets' in document)) return;
  isWorn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pageStyle);
  document.adoptedStyleSheets.push(sheet);
}
