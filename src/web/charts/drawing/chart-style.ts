const light = {
  ink: '#1d1b2e',
  muted: '#5d574d',
  line: '#878075',
  hair: '#d9d3c6',
  leaf: '#ffffff',
  group: '#faf8f4',
  guard: '#855100',
  action: '#136c3b',
  accent: '#4533c4',
  lit: '#eeecff',
};
type Palette = typeof light;

const dark: Palette = {
  ink: '#f3f0e9',
  muted: '#b7b2c8',
  line: '#827ea0',
  hair: '#37344f',
  leaf: '#272540',
  group: '#1d1b2e',
  guard: '#f5bf62',
  action: '#7fdca5',
  accent: '#b9b2ff',
  lit: '#2d2958',
};

/** The application's own colours, which already answer to its light and dark themes. */
const themed: Palette = {
  ink: 'var(--colors-text)',
  muted: 'var(--colors-muted)',
  line: 'var(--colors-line-strong)',
  hair: 'var(--colors-line)',
  leaf: 'var(--colors-surface)',
  group: 'var(--colors-canvas)',
  guard: 'var(--colors-warning)',
  action: 'var(--colors-success)',
  accent: 'var(--colors-accent)',
  lit: 'var(--colors-accent-soft)',
};

const variables = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--chart-${name}: ${value};`)
    .join(' ');

const rules = `
.chart { font-family: 'Inter Variable', Inter, system-ui, sans-serif; font-feature-settings: 'calt' 0; }
.chart text { fill: var(--chart-ink); }
.chart .t-title, .chart .t-event, .chart .t-invoke { font-weight: 600; }
.chart .t-title { font-size: 14px; }
.chart .t-event, .chart .t-note, .chart .t-plain { font-size: 12px; }
.chart .t-guard, .chart .t-action, .chart .t-invoke { font-size: 11.5px; }
.chart .t-tag, .chart .t-link { font-size: 11px; }
.chart .t-link { font-weight: 600; }
.chart a .t-link { text-decoration: underline; }
.chart text.t-note { fill: var(--chart-muted); font-style: italic; }
.chart text.t-tag { fill: var(--chart-muted); }
.chart text.t-link { fill: var(--chart-accent); }
.chart text.t-guard { fill: var(--chart-guard); }
.chart text.t-action, .chart text.t-invoke { fill: var(--chart-action); }
.chart .box { fill: var(--chart-leaf); stroke: var(--chart-line); stroke-width: 1.25; }
.chart .group > .box { fill: var(--chart-group); }
.chart .region > .box { stroke-dasharray: 5 4; }
.chart .rim, .chart .bars, .chart .tick { fill: none; stroke: var(--chart-line); stroke-width: 1.25; }
.chart .bars, .chart .tick { stroke: var(--chart-muted); stroke-width: 2; }
.chart .divider { stroke: var(--chart-hair); }
.chart .wire { fill: none; stroke: var(--chart-line); stroke-width: 1.5; }
.chart .head { fill: var(--chart-line); }
.chart .after > .wire { stroke-dasharray: 1.5 3.5; stroke-linecap: round; }
.chart .always > .wire { stroke-dasharray: 6 4; }
.chart .dot { fill: var(--chart-ink); }
.chart .ground { fill: var(--chart-group); }
.chart .pointer { fill: none; stroke: var(--chart-line); stroke-width: 1.25; }
.chart .visited > .box { stroke: var(--chart-accent); }
.chart .visited > .tick { stroke: var(--chart-accent); }
.chart .active > .box { stroke: var(--chart-accent); stroke-width: 2.5; }
.chart .leaf.active > .box { fill: var(--chart-lit); }
.chart .badge { fill: var(--chart-accent); }
.chart text.t-badge { fill: var(--chart-leaf); font-size: 10.5px; font-weight: 600; }
.chart .taken > .wire { stroke: var(--chart-accent); stroke-width: 2.5; }
.chart .taken > .head { fill: var(--chart-accent); }
.chart .taken text { fill: var(--chart-accent); text-decoration: underline; }
.chart [role=button] { cursor: pointer; }
.chart [role=button]:focus-visible { outline: 2px solid var(--chart-accent); outline-offset: 3px; border-radius: 4px; }
`;

const listRules = `
.chart .shaded > .box { fill: color-mix(in oklab, var(--chart-accent) calc(var(--shade) * 22%), var(--chart-leaf)); }
.chart-list .numbered { color: var(--chart-accent); font-weight: 600; }
.chart .tally { fill: var(--chart-leaf); stroke: var(--chart-accent); stroke-width: 1.25; }
.chart text.t-tally { fill: var(--chart-accent); font-size: 12px; font-weight: 600; }
.chart .badge { width: 34px; max-width: none; }
.chart-list, .chart-list ul { list-style: none; margin: 0; padding: 0; }
.chart-list li.state { border: 1px solid var(--chart-line); border-radius: 10px; padding: 12px; margin-top: 8px; background: var(--chart-leaf); }
.chart-list li.group { background: var(--chart-group); }
.chart-list li.region { border-style: dashed; }
.chart-list li.active { border: 2.5px solid var(--chart-accent); }
.chart-list .name { font-weight: 600; margin: 0; }
.chart-list p { margin: 2px 0; }
.chart-list .small { color: var(--chart-muted); font-size: 0.875rem; overflow-wrap: anywhere; }
.chart-list .ways { margin-top: 8px; }
.chart-list .ways > li { border-top: 1px solid var(--chart-hair); padding: 6px 0; }
.chart-list .ways > li.taken { border-left: 3px solid var(--chart-accent); padding-left: 8px; }
.chart-figure { margin: 0; }
.chart-figure > .scroller { overflow: auto; max-height: min(36rem, 80vh); border: 1px solid var(--colors-line); border-radius: 10px; }
.chart-figure.story > .scroller { max-height: min(43rem, 92vh); }
.chart-figure > .scroller:focus-visible { outline-offset: -2px; }
.chart-figure > .scroller > svg { display: block; margin-inline: auto; }
.chart-figure > .told { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.chart-figure > .narrow { display: none; }
.chart-figure > .narrow > svg { display: block; width: 100%; height: auto; max-width: 420px; margin-inline: auto; }
@media (max-width: 639px) {
  .chart-figure > .scroller { display: none; }
  .chart-figure > .narrow { display: block; }
}
`;

/** For an SVG file on its own. */
export const fileStyle = `.chart { ${variables(light)} }
@media (prefers-color-scheme: dark) { .chart { ${variables(dark)} } }${rules}`;

/** For the application. */
export const pageStyle = `.chart, .chart-list { ${variables(themed)} }${rules}${listRules}`;
