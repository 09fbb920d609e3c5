import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'
import type { Access } from '#modules/school-import/public.ts'
import { say } from '#platform/http/errors.ts'
import { a4, type Paper, pdfOf } from '#platform/print/pdf.ts'
import { drawQr, qrOf, type Squares } from '#platform/print/qr.ts'

const columns = 2
const rows = 7
const top = a4.margin + 30
const card = { width: (a4.width - 2 * a4.margin) / columns, height: (a4.height - top - a4.margin) / rows }
const inner = 10
const codeSide = 72

/**
 * The access sheets on paper, to be cut along the dashes and handed out: a class begins on a page of its own. `origin` is
 * the address that people type; without it the cards have no code to photograph.
 */
export function accessPrint(
  accesses: readonly Access[],
  language: Language,
  origin: string | undefined,
): Promise<Buffer> {
  const word = (key: string) => say(language, `school-import.access.${key}`)
  const code = origin ? qrOf(`${origin}/login`) : null

  return pdfOf(word('title'), localeOf(language), (paper) => {
    for (const [sheet, people] of Map.groupBy(accesses, ({ sheet }) => sheet))
      people.forEach((person, index) => {
        const at = index % (columns * rows)
        if (at === 0) head(paper.addPage(), `${word('title')} · ${sheet === 'staff' ? word('staff') : sheet}`)
        const x = a4.margin + (at % columns) * card.width
        const y = top + Math.floor(at / columns) * card.height
        drawCard(paper, x, y, { person, word, origin, code })
      })
  })
}

function head(paper: Paper, title: string): void {
  paper.font('strong').fontSize(13).fillColor('black').text(title, a4.margin, a4.margin, { lineBreak: false })
}

type Card = { person: Access; word: (key: string) => string; origin: string | undefined; code: Squares | null }

function drawCard(paper: Paper, x: number, y: number, { person, word, origin, code }: Card): void {
  paper.rect(x, y, card.width, card.height).dash(3, { space: 3 }).lineWidth(0.5).stroke('#888888').undash()
  const width = card.width - 2 * inner - (code ? codeSide : 0)
  const one = { width, height: 15, ellipsis: true }
  const left = x + inner

  paper.fillColor('black').font('strong').fontSize(10)
  paper.text(person.name, left, y + inner, { width, height: 26, ellipsis: true })
  paper.font('text').fontSize(8).fillColor('#555555')
  paper.text([word(`role.${person.role}`), origin?.replace(/^https?:\/\//, '')].filter(Boolean).join(' · '), one)
  for (const [index, key] of (['login', 'password'] as const).entries()) {
    const line = y + card.height - inner - 32 + index * 17
    paper
      .font('text')
      .fontSize(8)
      .fillColor('#555555')
      .text(word(key), left, line + 3, { width: 52, lineBreak: false })
    paper.font('strong').fontSize(11).fillColor('black')
    paper.text(person[key], left + 54, line, { ...one, width: width - 54 })
  }
  if (code) drawQr(paper, code, x + card.width - inner / 2 - codeSide, y + (card.height - codeSide) / 2, codeSide)
}
