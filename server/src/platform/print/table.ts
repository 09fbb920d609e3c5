import { a4, type Paper } from './pdf.ts'

/** A column of a printed table; widths are in points. */
export type PaperColumn = { title: string; width: number; align?: 'left' | 'center' }
export type PaperTable = {
  /** Lines above the table on each of its pages, the first one strong. */
  head: readonly string[]
  columns: readonly PaperColumn[]
  rows: readonly (readonly string[])[]
  /** A line below the last row. */
  foot?: string
  landscape?: boolean
}

const size = 8.5
/** Figures of one width: a dot after a seven would else be drawn below it, and a date lose its dot. */
const figures: PDFKit.Mixins.TextOptions = { features: ['tnum'] }
const pad = 3

/** Draws a table from the top of a new page; its head stands on every page that it needs. */
export function drawTable(paper: Paper, { head, columns, rows, foot, landscape = false }: PaperTable): void {
  const bottom = (landscape ? a4.width : a4.height) - a4.margin
  const begin = (): number => {
    paper.addPage({ size: 'A4', layout: landscape ? 'landscape' : 'portrait', margin: a4.margin })
    let y = a4.margin
    for (const [index, line] of head.entries()) {
      paper
        .font(index === 0 ? 'strong' : 'text')
        .fontSize(index === 0 ? 13 : 9)
        .fillColor('black')
      paper.text(line, a4.margin, y, { ...figures, lineBreak: false })
      y += index === 0 ? 19 : 13
    }
    return drawRow(
      paper,
      columns,
      columns.map(({ title }) => title),
      y + 4,
      'strong',
    )
  }

  let y = begin()
  for (const row of rows) {
    if (y + heightOf(paper, columns, row, 'text') > bottom) y = begin()
    y = drawRow(paper, columns, row, y, 'text')
  }
  if (foot)
    paper
      .font('text')
      .fontSize(9)
      .text(foot, a4.margin, Math.min(y + 18, bottom - 12), { lineBreak: false })
}

type Weight = 'text' | 'strong'

function heightOf(paper: Paper, columns: readonly PaperColumn[], row: readonly string[], weight: Weight): number {
  paper.font(weight).fontSize(size)
  const heights = columns.map(({ width }, at) =>
    linesOf(row[at]).reduce((total, line) => total + lineHeight(paper, line, width), 0),
  )
  return Math.max(size, ...heights) + 2 * pad
}

/** A break that is meant: drawn as one text, its sign would take the room of a letter. */
const linesOf = (words = ''): string[] => words.split('\n')

const lineHeight = (paper: Paper, line: string, width: number): number =>
  paper.heightOfString(line, { ...figures, width: width - 2 * pad })

/** Answers where the next row begins. */
function drawRow(
  paper: Paper,
  columns: readonly PaperColumn[],
  row: readonly string[],
  y: number,
  weight: Weight,
): number {
  const height = heightOf(paper, columns, row, weight)
  let x = a4.margin
  for (const [at, { width, align = 'left' }] of columns.entries()) {
    paper.rect(x, y, width, height).lineWidth(0.4).stroke('#888888')
    paper.font(weight).fontSize(size).fillColor('black')
    let top = y + pad
    for (const line of linesOf(row[at])) {
      paper.text(line, x + pad, top, { ...figures, width: width - 2 * pad, height: y + height - top, align })
      top += lineHeight(paper, line, width)
    }
    x += width
  }
  return y + height
}
