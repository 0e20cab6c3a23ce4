import type { Scoring } from '#domain/questionnaires/definition.ts';
import { Meter, type MeterPart } from '#web/ui/meter.tsx';
import { bandTones } from './questionnaire-records.ts';
import * as texts from './texts.ts';

interface BandStripProps {
  scoring: Scoring;
  /** The least and the most that the score can be. */
  span: { readonly min: number; readonly max: number };
}

/** What scores mean, from the least to the most that there can be; where no band is, it says so. */
export function BandStrip({ scoring: { bands }, span }: BandStripProps) {
  const parts: MeterPart[] = [];
  let at = span.min;
  const gapTo = (end: number) => {
    if (end > at)
      parts.push({
        key: `gap${at}`,
        label: texts.noBand,
        count: end - at,
        tone: 'free',
        words: texts.bandWords(at, end, texts.noBand),
      });
  };
  for (const band of bands.toSorted((a, b) => a.from - b.from)) {
    gapTo(band.from);
    parts.push({
      key: `${band.from}${band.label}`,
      label: band.label,
      // A band of one score is drawn as wide as one.
      count: Math.max(band.to - band.from, (span.max - span.min) / 50),
      tone: bandTones[band.colour],
      words: texts.bandWords(band.from, band.to, band.label || texts.withoutName),
    });
    at = Math.max(at, band.to);
  }
  if (bands.length > 0) gapTo(span.max);
  return parts.length === 0 ? null : <Meter parts={parts} />;
}
