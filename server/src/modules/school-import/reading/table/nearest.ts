import { plain } from './text.ts'

/** How many letters are to be added, dropped or replaced to make one text of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Longer texts are no misspelt words. */
const longest = 80

/** The one known text that somebody probably meant: one letter in four may be wrong, and no other is as near. */
export function nearest(text: string, known: readonly string[]): string | undefined {
  const wanted = plain(text)
  if (wanted === '' || wanted.length > longest) return undefined
  const most = Math.max(1, Math.floor(wanted.length / 4))
  const near = known
    .map((one) => ({ one, far: distance(wanted, plain(one)) }))
    .filter(({ far }) => far <= most)
    .toSorted((a, b) => a.far - b.far)
  const [first, second] = near
  return first && first.far !== second?.far ? first.one : undefined
}

/** What a finding proposes instead of a cell; nothing where it cannot be known. */
export const proposing = (proposal: string | undefined): { proposal?: string } =>
  proposal === undefined ? {} : { proposal }
