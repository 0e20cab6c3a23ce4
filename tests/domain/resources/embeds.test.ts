import { describe, expect, test } from 'vitest';
import { embedAddressOf, embedOrigins } from '#domain/resources/embeds.ts';

describe('the players of others', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    [
      'https://m.youtube.com/shorts/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    [
      'https://vimeo.com/76979871/0a1b2c3d4e',
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
    ],
    [
      'https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184',
      'https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184',
    ],
  ])('%s', (address, player) => {
    expect(embedAddressOf(address)).toBe(player);
    expect(embedOrigins).toContain(new URL(player).origin);
  });

  test.each([
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be@evil.example/dQw4w9WgXcQ',
    'https://me@youtu.be/dQw4w9WgXcQ',
    'https://youtu.be:8443/dQw4w9WgXcQ',
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871?x=1/../../evil',
    'nothing',
  ])('nothing of %s is embedded that is not one of them', (address) => {
    const player = embedAddressOf(address);
    if (player === null) return;
    expect(player).toMatch(
      /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+$/,
    );
  });

  test('what only looks like one of them has none', () => {
    const others = [
      'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'https://me@youtu.be/dQw4w9WgXcQ',
      'http://youtu.be/dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=../../evil',
    ];
    expect(others.map(embedAddressOf)).toEqual(others.map(() => null));
  });
});
