/** A code of a learning objective: grade, section, subsection, number; geometry of grades 10 and 11 leaves the last out. */
const code = /^(1[0-2]|[1-9])\.\d{1,2}\.\d{1,2}(\.\d{1,2})?$/

export const isObjective = (text: string): boolean => code.test(text)

// The codes of soft hyphens, zero-width spaces and joiners, which official texts are full of.
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Letters that people type for digits. */
const lookAlikes: Readonly<Record<string, string>> = { о: '0', o: '0', з: '3', l: '1', i: '1', і: '1', б: '6' }

export type ReadObjectives = {
  /** Each code once, in the order they were written. */
  codes: string[]
  /** What was mended, and how it is written now. */
  repaired: { from: string; to: string }[]
  /** What cannot be read as a code. */
  strange: string[]
}

/**
 * Reads the codes out of a cell as people and official texts write them: spaces round the points, zero-width signs,
 * commas for points, letters for digits. What is no code even so is named, and nothing is guessed.
 */
export function readObjectives(text: string): ReadObjectives {
  const cleaned = text.replace(invisible, '').replace(/\s*\.\s*/g, '.')
  const pointed = cleaned.includes('.') ? cleaned : cleaned.replace(/(?<=\d)\s*,\s*(?=\d)/g, '.')
  const found: ReadObjectives = { codes: [], repaired: [], strange: [] }
  const written = text.split(/[;,\s]+/).map((one) => one.trim())
  for (const token of pointed.split(/[;,\s]+/).filter(Boolean)) {
    const mended = token
      .toLowerCase()
      .replace(/[оozзliіб]/g, (letter) => lookAlikes[letter] ?? letter)
      .replace(/^\.+|\.+$/g, '')
      .replace(/\.{2,}/g, '.')
    if (!isObjective(mended)) found.strange.push(token)
    else if (!found.codes.includes(mended)) {
      found.codes.push(mended)
      if (!written.includes(mended)) found.repaired.push({ from: token, to: mended })
    }
  }
  return found
}
