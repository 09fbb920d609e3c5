import { a4, pdfOf } from '#platform/print/pdf.ts'
import { drawTable } from '#platform/print/table.ts'
import type { SchoolPaper, PlanPaper } from './model.ts'

const docxMime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const inPoints = (landscape: boolean) => (landscape ? a4.height : a4.width) - 2 * a4.margin

/** A paper for the printer: its facts as a table of two columns, then its tables, each on a page of its own. */
export async function asPdf(paper: SchoolPaper, language: string) {
  const file = await pdfOf(paper.title, language, (pages) => {
    const room = inPoints(false)
    drawTable(pages, {
      head: [paper.title],
      columns: [
        { title: '', width: room * 0.32 },
        { title: '', width: room * 0.68 },
      ],
      rows: paper.facts.map(([label, value]) => [label, value]),
    })
    for (const table of paper.tables)
      drawTable(pages, {
        head: [table.title],
        columns: widths(table, inPoints(true)),
        rows: table.rows,
        landscape: true,
      })
  })
  return { file, name: `${paper.name}.pdf`, mime: 'application/pdf' }
}

const widths = ({ columns }: PlanPaper, room: number) => {
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map(({ title, width }) => ({ title, width: (room * width) / all }))
}

// The format cannot hold these.
const unprintable = /[^\P{Cc}\n\t]|[\ufffe\uffff]/gu
const clean = (text: string) => text.toWellFormed().replace(unprintable, '')

/** The same for Word, where whoever needs it writes on. */
export async function asDocx(paper: SchoolPaper) {
  // Half a megabyte of code that most processes never need.
  const {
    Document,
    HeadingLevel,
    Packer,
    PageOrientation,
    Paragraph,
    Table: Grid,
    TableCell,
    TableRow,
    TextRun,
    WidthType,
  } = await import('docx')
  const lines = (text: string, bold: boolean) =>
    clean(text)
      .split('\n')
      .map((line) => new Paragraph({ children: [new TextRun({ text: line, bold, size: 20 })] }))
  const row = (cells: readonly string[], shares: readonly number[], { head = false, labels = false } = {}) =>
    new TableRow({
      tableHeader: head,
      children: shares.map(
        (share, at) =>
          new TableCell({
            width: { size: share, type: WidthType.PERCENTAGE },
            children: lines(cells[at] ?? '', head || (labels && at === 0)),
          }),
      ),
    })
  const grid = (rows: InstanceType<typeof TableRow>[]) =>
    new Grid({ width: { size: 100, type: WidthType.PERCENTAGE }, rows })
  const table = ({ title, columns, rows }: PlanPaper) => {
    const all = columns.reduce((sum, { width }) => sum + width, 0)
    const shares = columns.map(({ width }) => Math.round((width / all) * 100))
    const titles = columns.map((column) => column.title)
    return [
      new Paragraph({ text: clean(title), heading: HeadingLevel.HEADING_2, spacing: { before: 240, after: 120 } }),
      grid([row(titles, shares, { head: true }), ...rows.map((cells) => row(cells, shares))]),
    ]
  }
  const document = new Document({
    creator: 'Qalam',
    title: clean(paper.title),
    sections: [
      {
        properties: { page: { size: { orientation: PageOrientation.LANDSCAPE } } },
        children: [
          new Paragraph({ text: clean(paper.title), heading: HeadingLevel.HEADING_1, spacing: { after: 160 } }),
          grid(paper.facts.map((fact) => row(fact, [30, 70], { labels: true }))),
          ...paper.tables.flatMap(table),
        ],
      },
    ],
  })
  return { file: await Packer.toBuffer(document), name: `${paper.name}.docx`, mime: docxMime }
}
