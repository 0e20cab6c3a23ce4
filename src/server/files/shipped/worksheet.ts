/** A page of a worksheet: what it is called, and its lines; `_` is room to write. */
export interface WorksheetPage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** In points: A4 with margins that every printer leaves. */
const paper = { width: 595, height: 842, margin: 64, line: 26 } as const;

/** Text of a PDF, in the letters of Western Europe. */
const textOf = (text: string): string =>
  `(${text.replaceAll('’', "'").replaceAll(/[\\()]/g, String.raw`\$&`)})`;

function drawn({ title, lines }: WorksheetPage): string {
  const { width, height, margin, line } = paper;
  const rows = lines.map((text, at) => {
    const y = height - margin - 56 - at * line;
    return text === '_'
      ? `0.6 G ${margin} ${y} m ${width - margin} ${y} l S`
      : `BT /Text 12 Tf ${margin} ${y} Td ${textOf(text)} Tj ET`;
  });
  return [
    `BT /Title 20 Tf ${margin} ${height - margin - 12} Td ${textOf(title)} Tj ET`,
    ...rows,
  ].join('\n');
}

/** A worksheet as a PDF that any reader opens and any printer prints. */
export function worksheet(pages: readonly WorksheetPage[]): Uint8Array {
  const first = 5;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((page, at) => {
      const content = drawn(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Resources << /Font << /Text 3 0 R /Title 4 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
