import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Paper = PDFKit.PDFDocument

/** A4 in points, and what a school's printer leaves white. */
export const a4 = { width: 595.28, height: 841.89, margin: 36 }

const font = (weight: 400 | 600) => fileURLToPath(new URL(`./fonts/inter-${weight}.woff`, import.meta.url))

/**
 * A document for the printer. Its letters are those of the pages, `text` and `strong`: the fonts that every reader of
 * PDF has know no Kazakh letter. The first page is the caller's too.
 */
export async function pdfOf(title: string, language: string, draw: (paper: Paper) => void): Promise<Buffer> {
  // Its fonts and tables take memory that a server without anything to print does not give away.
  const { default: PDFDocument } = await import('pdfkit')
  const paper = new PDFDocument({
    size: 'A4',
    margin: a4.margin,
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Qalam' },
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = once(paper, 'end')
  paper.registerFont('text', font(400)).registerFont('strong', font(600))
  draw(paper)
  paper.end()
  await ended
  return Buffer.concat(chunks)
}
