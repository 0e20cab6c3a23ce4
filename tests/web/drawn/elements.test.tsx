import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { elementsOf } from '#web/drawn/elements.ts';

const of = (page: React.ReactNode) => elementsOf(renderToString(page));

describe('a drawn page as elements', () => {
  test('what people write stays text', () => {
    const written = `<b onclick="steal()">'Tom' & "Eve"</b> &lt;`;
    expect(of(<p title={written}>{written}</p>)).toEqual([['p', { title: written }, written]]);
  });

  test('elements keep their order, whether they can hold something or not', () => {
    const page = of(
      <div className="list">
        before
        <input name="search" defaultValue="a b" disabled />
        <br />
        {'and '}
        {2}
        <svg viewBox="0 0 1 1">
          <path d="M0 0" />
        </svg>
      </div>,
    );
    expect(page).toEqual([
      [
        'div',
        { class: 'list' },
        'before',
        ['input', { name: 'search', disabled: '', value: 'a b' }],
        ['br', {}],
        'and ',
        '2',
        ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
      ],
    ]);
  });

  test('nothing that does or loads something by being there comes along, and no name is there twice', () => {
    const page = elementsOf(
      [
        '<section id="content" onclick="steal()">',
        '<iframe src="https://elsewhere.example"></iframe><script src="/a.js"></script>',
        '<video autoplay="" src="/film.mp4"><track src="/words.vtt"/></video>',
        '<label for="name">Name</label></section>',
      ].join(''),
    );
    expect(page).toEqual([
      ['section', { id: 'drawn-content' }, ['label', { for: 'drawn-name' }, 'Name']],
    ]);
  });

  test('a form goes nowhere', () => {
    expect(of(<form action="/elsewhere" />)).toEqual([
      ['form', { action: '/elsewhere', method: 'dialog' }],
    ]);
  });

  test('what does not end as it should is no page', () => {
    expect(() => elementsOf('<p><b></p>')).toThrow('closes p too early');
    expect(() => elementsOf('<p>')).toThrow('does not end');
  });
});
