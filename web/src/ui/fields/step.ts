/**
 * Where a key leads in a list that goes round: arrows, Home, End, or the next line that begins with the typed letter.
 * Null when the key is none of them.
 */
export function step(key: string, from: number, labels: readonly string[]): number | null {
  const last = labels.length - 1
  if (last < 0) return null
  if (key === 'ArrowDown' || key === 'ArrowRight') return from >= last ? 0 : from + 1
  if (key === 'ArrowUp' || key === 'ArrowLeft') return from <= 0 ? last : from - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || key === ' ') return null

  const letter = key.toLowerCase()
  const found = labels.findIndex((label, index) => index > from && label.startsWith(letter))
  const again = found === -1 ? labels.findIndex((label) => label.startsWith(letter)) : found
  return again === -1 ? null : again
}
