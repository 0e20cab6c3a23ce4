import type { Plugin, Rolldown } from 'vite';

interface Script extends Pick<Rolldown.OutputChunk, 'fileName' | 'imports'> {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

const list = /^const __vite__mapDeps=.*?\bm\.f=(\[[^\]]*\]).*\n/;
const use = /\b__vite__mapDeps\((\[[\d,]*\])\)/g;

/**
 * A script that fetches others names the style sheets that come with them. Vite names all of them, in a list that every such script has at its head; those that the
 * script has come with itself are there already, and the few that are left are said where they are needed.
 */
export function lateSheets(): Plugin {
  return {
    name: 'waymark:late-sheets',
    apply: 'build',
    generateBundle: {
      // After Vite has named them.
      order: 'post',
      handler(_, bundle) {
        const scripts = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file] as const] : [],
          ),
        );
        for (const script of scripts.values())
          script.code = withoutSheetsThere(script.code, sheetsWith(script, scripts));
      },
    },
  };
}

/** The style sheets that are there before a script begins: its own, and those of the scripts that it needs. */
export function sheetsWith(
  script: Script,
  scripts: ReadonlyMap<string, Script>,
): ReadonlySet<string> {
  const needed = new Set([script]);
  for (const { imports } of needed)
    for (const name of imports) {
      const other = scripts.get(name);
      if (other !== undefined) needed.add(other);
    }
  return new Set([...needed].flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]));
}

/** The script, naming only sheets that are not `there`. */
export function withoutSheetsThere(code: string, there: ReadonlySet<string>): string {
  const [head, names] = list.exec(code) ?? [];
  if (head === undefined || names === undefined) return code;
  const sheets = JSON.parse(names) as string[];
  return code.slice(head.length).replaceAll(use, (_, places: string) => {
    const wanted = (JSON.parse(places) as number[]).map((place) => sheets[place] ?? '');
    return JSON.stringify(wanted.filter((sheet) => !there.has(sheet)));
  });
}
