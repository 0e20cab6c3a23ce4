// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChartDrawing } from '#web/charts/drawing/drawing.ts';
import { ChartFigure } from '#web/charts/drawing/chart-figure.ts';
import { ChartList } from '#web/charts/drawing/chart-list.ts';
import { chart } from './charts-sample.ts';

afterEach(cleanup);

describe('the drawing', () => {
  const draw = (progress = {}) =>
    renderToStaticMarkup(createElement(ChartDrawing, { chart, ...progress }));

  it('is a graphics document with a title, and every state and transition is named', () => {
    const svg = draw();
    expect(svg).toContain('role="graphics-document"');
    expect(svg).toContain('<title');
    expect(svg).toContain('aria-label="way, home: state; At home; on exit wave; tagged near."');
    for (const { id } of chart.transitions) expect(svg).toContain(`data-transition="${id}"`);
    expect(svg).not.toContain('aria-current');
    expect(svg).not.toContain('role="button"');
  });

  it('marks where a record is, where it was and how it went, not by colour alone', () => {
    const svg = draw({
      active: ['way', 'way.riding'],
      visited: ['way.home'],
      taken: ['trip.way.home|GO|0'],
    });
    expect(svg.match(/aria-current="step"/g)).toHaveLength(2);
    expect(svg.match(/>now</g)).toHaveLength(1);
    expect(svg).toContain('the present state');
    expect(svg).toContain('passed');
    expect(svg).toContain('class="tick"');
    expect(svg).toMatch(/GO from way, home;[^"]*taken\./);
  });

  it('has one stop for the keyboard when transitions can be chosen', () => {
    const svg = draw({ onSelect: () => {} });
    expect(svg.match(/tabindex="0"/g)).toHaveLength(1);
    expect(svg.match(/role="button"/g)?.length).toBe(
      chart.layout.routes.flatMap(({ labels }) => labels).length,
    );
  });

  it('is also a list of nested cards', () => {
    const list = renderToStaticMarkup(
      createElement(ChartList, { chart, active: ['way.riding'], taken: ['trip.way.home|GO|0'] }),
    );
    expect(list).toContain('riding (now)');
    expect(list).toContain('leads to way, riding (taken)');
    expect(list.match(/aria-current="step"/g)).toHaveLength(1);
  });
});

describe('the figure in the application', () => {
  it('tells the present state to those who cannot see it', () => {
    const active = ['way', 'way.riding', 'bell', 'bell.still'];
    render(createElement(ChartFigure, { chart, active }));
    expect(screen.getByRole('status').textContent).toBe(
      'Trip is now at way, riding and bell, still.',
    );
  });

  it('lets a transition be chosen by pointer and by keyboard, moving with the arrows', () => {
    const chosen: string[] = [];
    render(createElement(ChartFigure, { chart, onSelect: (id) => chosen.push(id) }));
    const buttons = screen.getAllByRole('button');
    const [first, second] = buttons;
    if (!first || !second) throw new Error('There is nothing to choose.');
    fireEvent.click(second);
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    expect(
      buttons.map((each) => each.getAttribute('tabindex')).filter((each) => each === '0'),
    ).toHaveLength(1);
    fireEvent.keyDown(second, { key: 'Enter' });
    fireEvent.keyDown(second, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(first);
    expect(chosen).toEqual([second.dataset.transition, second.dataset.transition]);
  });
});
