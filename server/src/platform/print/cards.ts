import { a4, type Paper, pdfOf } from './pdf.ts'
import { drawQr, qrOf, type Squares } from './qr.ts'

const columns = 2
const rows = 7
const top = a4.margin + 30
const size = { width: (a4.width - 2 * a4.margin) / columns, height: (a4.height - top - a4.margin) / rows }
const inner = 10
const codeSide = 72

/** A card: whom it is for, a line about them, and two lines with a label each. */
export type PrintedCard = { name: string; about: string; lines: readonly { label: string; value: string }[] }

/** Cards that begin on a page of their own, under a heading. */
export type Pack = { heading: string; cards: readonly PrintedCard[] }

/** Cards on paper, to be cut along the dashes and handed out. `address` is a code to photograph on each of them. */
export async function cardsOf(
  title: string,
  language: string,
  packs: readonly Pack[],
  address: string | undefined,
): Promise<Buffer> {
  const code = address ? await qrOf(address) : null

  return pdfOf(title, language, (paper) => {
    for (const { heading, cards } of packs)
      cards.forEach((card, index) => {
        const at = index % (columns * rows)
        if (at === 0) head(paper.addPage(), `${title} · ${heading}`)
        const x = a4.margin + (at % columns) * size.width
        const y = top + Math.floor(at / columns) * size.height
        draw(paper, x, y, card, code)
      })
  })
}

function head(paper: Paper, title: string): void {
  paper.font('strong').fontSize(13).fillColor('black').text(title, a4.margin, a4.margin, { lineBreak: false })
}

function draw(paper: Paper, x: number, y: number, { name, about, lines }: PrintedCard, code: Squares | null): void {
  paper.rect(x, y, size.width, size.height).dash(3, { space: 3 }).lineWidth(0.5).stroke('#888888').undash()
  const width = size.width - 2 * inner - (code ? codeSide : 0)
  const one = { width, height: 15, ellipsis: true }
  const left = x + inner

  paper.fillColor('black').font('strong').fontSize(10)
  paper.text(name, left, y + inner, { width, height: 26, ellipsis: true })
  paper.font('text').fontSize(8).fillColor('#555555')
  paper.text(about, one)
  for (const [index, { label, value }] of lines.entries()) {
    const line = y + size.height - inner - 32 + index * 17
    paper
      .font('text')
      .fontSize(8)
      .fillColor('#555555')
      .text(label, left, line + 3, { width: 52, lineBreak: false })
    paper.font('strong').fontSize(11).fillColor('black')
    paper.text(value, left + 54, line, { ...one, width: width - 54 })
  }
  if (code) drawQr(paper, code, x + size.width - inner / 2 - codeSide, y + (size.height - codeSide) / 2, codeSide)
}
