import type { MathPart } from './part.ts'

/** The parts right below the one at a place, as places. */
function below(parts: readonly MathPart[], place: number): number[] {
  const { depth } = parts[place] ?? { depth: 0 }
  const found: number[] = []
  for (let at = place + 1; (parts[at]?.depth ?? 0) > depth; at++) if (parts[at]?.depth === depth + 1) found.push(at)
  return found
}

const grouped = (text: string): string => (Array.from(text).length > 1 ? `(${text})` : text)

function of(parts: readonly MathPart[], place: number): string {
  const { tag = 'mrow', text } = parts[place] ?? {}
  const inner = below(parts, place).map((one) => of(parts, one))
  const [first = '', second = '', third = ''] = inner
  switch (tag) {
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`
    case 'msub':
    case 'munder':
      return `${first}_${grouped(second)}`
    case 'msup':
    case 'mover':
      return `${first}^${grouped(second)}`
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)}`
    case 'msqrt':
      return `√${grouped(inner.join(''))}`
    case 'mroot':
      return `${grouped(second)}√${grouped(first)}`
    case 'mtr':
      return inner.join(', ')
    case 'mtable':
      return `[${inner.join('; ')}]`
    case 'mspace':
      return ' '
    case 'mphantom':
      return ''
    default:
      return text ?? inner.join('')
  }
}

/** A formula on one line: what a button or an option that holds nothing else is called. */
export const linear = (drawn: readonly MathPart[]): string =>
  drawn
    .map(({ depth }, place) => (depth === 0 ? of(drawn, place) : ''))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim()
