import type { Paper } from './pdf.ts'

/** A code to be photographed: rows of dark and light squares. */
export type Squares = { size: number; isDark: (row: number, column: number) => boolean }

/** The code of an address; a quarter of it may be dirty or torn off. */
export async function qrOf(address: string): Promise<Squares> {
  const { create } = await import('qrcode')
  const { modules } = create(address, { errorCorrectionLevel: 'Q' })
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 }
}

/** Draws a code with its white frame of four squares (ISO/IEC 18004) as one shape, so that no printer blurs it. */
export function drawQr(paper: Paper, { size, isDark }: Squares, x: number, y: number, side: number): void {
  const square = side / (size + 8)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (isDark(row, column)) paper.rect(x + (column + 4) * square, y + (row + 4) * square, square, square)
  paper.fill('black')
}
