import { render } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { expect, test } from 'vitest';
import { leanIcon } from '#web/ui/lean-icon.ts';

/** The bell as the icon set's files hand it to whatever draws icons. */
const LeanBell = leanIcon({
  name: 'bell',
  node: [
    ['path', { d: 'M10.268 21a2 2 0 0 0 3.464 0', key: 'vwvbt9' }],
    [
      'path',
      {
        d: 'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
        key: '11g9vi',
      },
    ],
  ],
});

const drawn = (icon: React.ReactNode) => {
  const svg = render(icon).container.querySelector('svg');
  const attributes = [...(svg?.attributes ?? [])].map(
    ({ name, value }) => [name, value.trim()] as const,
  );
  return { attributes: Object.fromEntries(attributes), inside: svg?.innerHTML };
};

test.each([{}, { className: 'big' }, { 'aria-label': 'News', role: 'img' }, { width: 40 }])(
  'with %j it draws what the icon set draws',
  (props) => {
    const lean = drawn(<LeanBell {...props} />);
    expect(lean).toEqual(drawn(<Bell {...props} />));
    expect(lean.inside).toContain('<path');
  },
);
