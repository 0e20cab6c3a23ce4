let isWorn = false;

const rules = `
.viewer-group + .viewer-group { border-top: 1px solid var(--colors-line); padding-top: 1rem; }
.viewer-offers { display: grid; gap: 0.75rem; }
.viewer-offers > li { display: grid; gap: 0.25rem; justify-items: start; overflow-wrap: anywhere; }
.viewer-offers button, .viewer-trail button { text-align: start; white-space: normal; height: auto; min-height: 2.25rem; max-width: 100%; overflow-wrap: anywhere; }
.viewer-way { display: grid; gap: 0.25rem; justify-items: start; padding-block: 0.25rem; }
.viewer-fold.small { font-size: 0.875rem; }
.viewer-fold.question > summary { color: inherit; font-weight: 600; }
.viewer-answer { display: grid; gap: 0.5rem; padding-inline-start: 1.25rem; list-style: disc; max-width: 48rem; }
.viewer-fold > summary { min-height: 1.5rem; cursor: pointer; color: var(--colors-muted); }
.viewer-fold > :not(summary) { margin-top: 0.5rem; }
.viewer-what-if { display: block; }
.viewer-refused { border-inline-start: 3px solid var(--colors-line-strong); padding-inline-start: 0.75rem; }
.viewer-trail { display: grid; gap: 0.25rem; max-height: 20rem; overflow: auto; justify-items: start; }
.viewer-effects { display: grid; gap: 0.25rem; font-size: 0.875rem; overflow-wrap: anywhere; }
.viewer-guard { font-size: 0.875rem; overflow-wrap: anywhere; }
.viewer-states { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; font-size: 0.875rem; }
.viewer-states li { overflow-wrap: anywhere; }
.viewer-page { width: 100%; height: min(48rem, 80vh); border: 1px solid var(--colors-line); border-radius: 10px; background: var(--colors-canvas); }
.viewer-main, .viewer-side { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; min-width: 0; }
.viewer-frame { border: 1px solid var(--colors-line); border-radius: 10px; background: var(--colors-surface); overflow: hidden; min-width: 0; }
.viewer-frame > .chart-figure > .scroller { border: 0; border-radius: 0; }
.viewer-zoom { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem; margin: 0; padding: 0.5rem; border: 0; border-bottom: 1px solid var(--colors-line); }
.viewer-percent { min-width: 3rem; text-align: center; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.viewer-more { margin-inline: auto 0.5rem; font-size: 0.875rem; color: var(--colors-muted); }
.viewer-said { min-height: 1.5rem; font-size: 0.875rem; }
.viewer-after { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
.viewer-panels { columns: 22rem; column-gap: 1.5rem; }
.viewer-panels > * { break-inside: avoid; margin-bottom: 1.5rem; }
.viewer-depths, .viewer-pictures { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0; padding: 0; border: 0; }
.viewer-story { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
.viewer-counted { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; align-items: start; }
.viewer-length { white-space: nowrap; }
/* A picture with its numbers beside it can only be read where there is room for both. */
@media (min-width: 1600px) {
  .viewer-counted { grid-template-columns: minmax(0, 1fr) 26rem; }
}
@media (min-width: 1024px) {
  .viewer { display: grid; grid-template-columns: minmax(0, 1fr) 24rem; gap: 1.5rem; align-items: start; }
  .viewer-beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
}
@media (max-width: 1023px) {
  .viewer > .viewer-main { display: contents; }
  .viewer-side { order: 1; }
  .viewer-about { order: 2; }
  .viewer-moment { order: 3; }
  .viewer, .viewer-beside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
  .viewer-page { height: 32rem; }
}
/* The drawing as a list is many screens long: what can be done comes first. */
@media (max-width: 639px) {
  .viewer-frame { border: 0; background: none; overflow: visible; }
  .viewer-zoom { display: none; }
  .viewer-side, .viewer-panels { order: -1; }
  .viewer-story > .viewer-main { order: 1; }
  .viewer-beside { display: contents; }
  .viewer-beside > :last-child { order: -2; }
}
/* On paper a chart is its name and its picture, whole, on one sheet. */
@page chart { size: A4 landscape; margin: 12mm; }
@media print {
  .viewer-side:not(.viewer-numbers), .viewer-about, .viewer-moment, .viewer-panels, .viewer-beside > :last-child, .viewer-after { display: none; }
  .viewer-depths, .viewer-pictures, .viewer-zoom, .viewer-said { display: none; }
  .viewer, .viewer-story, .viewer-main, .viewer-beside, .viewer-counted { display: block; }
  body:has(.viewer-frame) { page: chart; }
  body:has(.viewer-frame) .plain__header { display: none; }
  .viewer-frame { border: 0; overflow: visible; break-inside: avoid; }
  .viewer-frame > .chart-figure > .scroller { display: block; max-height: none; overflow: visible; border: 0; }
  .viewer-frame > .chart-figure > .scroller > svg { width: 100%; height: auto; max-height: 135mm; }
  .viewer-frame > .chart-figure > .narrow { display: none; }
}
`;

/** Gives the page the look of the viewer, once; it comes with the viewer's own chunk, as nothing else looks like it. */
export function wearViewerStyle(): void {
  if (isWorn || !('adoptedStyleSheets' in document)) return;
  isWorn = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}
