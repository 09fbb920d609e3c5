// Signs that mean something in a cell or a line are written with a backslash before them where they mean themselves.

/** A text in which these signs stand for themselves. */
export const escaped = (text: string, signs: string): string =>
  Array.from(text, (one) => (one === '\\' || signs.includes(one) ? `\\${one}` : one)).join('')

/** What was meant: a sign behind a backslash is itself. */
export const meant = (text: string): string => text.replace(/\\(.)/gsu, '$1')

const pair = /^((?:\\.|[^\\])*?)=>(.*)$/su

/** `one => other`; null where nothing stands between. */
export function pairIn(text: string): [string, string] | null {
  const found = pair.exec(text)
  if (!found) return null
  const [, one = '', other = ''] = found
  return [meant(one.trim()), meant(other.trim())]
}
export const pairOf = (one: string, other: string): string => `${escaped(one, '=')} => ${escaped(other, '=')}`.trim()

/** A piece of a text: words, or what stands in one pair of braces, or in two. */
export type Piece = { text: string; braces: 0 | 1 | 2 }

const piece = /\{\{((?:\\.|[^\\{}])*)\}\}|\{((?:\\.|[^\\{}])*)\}|((?:\\.|[^\\{}])+)|([{}\\])/gsu

/** The pieces of a text; null where a brace stands alone. */
export function piecesIn(text: string): Piece[] | null {
  const pieces: Piece[] = []
  for (const [, two, one, words, alone] of text.matchAll(piece)) {
    if (alone !== undefined) return null
    if (two !== undefined) pieces.push({ text: meant(two), braces: 2 })
    else if (one !== undefined) pieces.push({ text: meant(one), braces: 1 })
    else pieces.push({ text: meant(words ?? ''), braces: 0 })
  }
  return pieces
}

const around = { 0: ['', ''], 1: ['{', '}'], 2: ['{{', '}}'] } as const
export const textOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, braces }) => `${around[braces][0]}${escaped(text, '{}')}${around[braces][1]}`).join('')
