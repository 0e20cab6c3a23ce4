/** The players of others that may stand within a page; nothing else may, whatever somebody links to. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.loom.com',
] as const;

interface Site {
  readonly hosts: readonly string[];
  /** What is shown there, by path and query; null where it is a page like any other. */
  readonly player: (url: URL) => string | null;
}

const firstPart = (path: string, pattern: RegExp): string | null => pattern.exec(path)?.[1] ?? null;

const youtube = (id: string | null): string | null =>
  id !== null && /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;

const sites: readonly Site[] = [
  {
    hosts: ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'],
    player: ({ pathname, searchParams }) =>
      youtube(
        pathname === '/watch'
          ? searchParams.get('v')
          : firstPart(pathname, /^\/(?:embed|shorts|live)\/([\w-]+)\/?$/),
      ),
  },
  { hosts: ['youtu.be'], player: ({ pathname }) => youtube(firstPart(pathname, /^\/([\w-]+)$/)) },
  {
    hosts: ['vimeo.com', 'player.vimeo.com'],
    player: ({ pathname }) => {
      const [, id, hash] =
        /^\/(?:video\/)?(\d{5,12})(?:\/([\da-f]{6,16}))?\/?$/.exec(pathname) ?? [];
      if (id === undefined) return null;
      return `https://player.vimeo.com/video/${id}${hash === undefined ? '' : `?h=${hash}`}`;
    },
  },
  {
    hosts: ['loom.com'],
    player: ({ pathname }) => {
      const id = firstPart(pathname, /^\/(?:share|embed)\/([\da-f]{32})\/?$/);
      return id === null ? null : `https://www.loom.com/embed/${id}`;
    },
  },
];

/** Where the player of what an address leads to is; null where it can't be embedded. */
export function embedAddressOf(address: string): string | null {
  const url = URL.parse(address.trim());
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return null;
  const host = url.hostname.replace(/^www\./, '');
  return sites.find(({ hosts }) => hosts.includes(host))?.player(url) ?? null;
}
