import { qrOf } from '#platform/print/qr.ts'

/** Squares of white around a code (ISO/IEC 18004). */
const margin = 4

/** An address to be photographed, as a path of SVG: each run of dark squares is one rectangle. */
export async function pictureOf(address: string): Promise<{ size: number; path: string }> {
  const { size, isDark } = await qrOf(address)
  const runs: string[] = []
  for (let row = 0; row < size; row++)
    for (let start = 0; start < size; start++) {
      let end = start
      while (end < size && isDark(row, end)) end++
      if (end > start) runs.push(`M${start + margin} ${row + margin}h${end - start}v1h-${end - start}z`)
      start = end
    }
  return { size: size + 2 * margin, path: runs.join('') }
}
