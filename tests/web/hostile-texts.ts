/** What an attacker would have run, as HTML and as addresses. */
const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script href="data:,alert(1)"/></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<form action=javascript:alert(1)><button>x</button></form>',
  '<details open ontoggle=alert(1)>',
  '<style>@import "https://evil.example"</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<template><script>alert(1)</script></template>',
  '"><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  String.raw`\u003Cscript\u003Ealert(1)\u003C/script\u003E`,
  '<ScRiPt\n>alert(1)</sCrIpT\t>',
  '<x onclick=alert(1)>press</x>',
  '<object data="javascript:alert(1)"></object>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
];
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/x',
  'https://good.example@evil.example/"onmouseover="alert(1)',
];

/** The places in a text that can be written into. */
const places: readonly ((what: string) => string)[] = [
  (what) => what,
  (what) => `# ${what}`,
  (what) => `> ${what}`,
  (what) => `- ${what}\n- ${what}`,
  (what) => `1. ${what}`,
  (what) => `**${what}**`,
  (what) => `*${what}*`,
  (what) => `\`${what}\``,
  (what) => `\`\`\`\n${what}\n\`\`\``,
  (what) => `[${what}](https://good.example)`,
  (what) => `[x](${what})`,
  (what) => `[x](<${what}>)`,
  (what) => `![${what}](${what})`,
  (what) => `<${what}>`,
  (what) => `[x][y]\n\n[y]: ${what}`,
  (what) => `| a | b |\n|---|---|\n| ${what} | ${what} |`,
];

/** Every one of them in every place. */
export const hostileTexts: readonly string[] = [
  ...new Set([...scripts, ...addresses].flatMap((what) => places.map((place) => place(what)))),
];

const harmless = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** Whatever of a drawing could run or load something, or lead where nobody said. */
export function harmIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:script|style|iframe|object|embed|form|base|meta|template|math|link|img)$/i.test(
      element.tagName,
    )
      ? [element.tagName]
      : []),
    ...[...element.attributes].flatMap(({ name, value }) => [
      ...(name.startsWith('on') || name === 'srcdoc' || name === 'style' ? [name] : []),
      ...(['href', 'src', 'action', 'formaction', 'xlink:href'].includes(name) &&
      !harmless.test(value)
        ? [`${name}=${value}`]
        : []),
    ]),
  ]);
}
