import type { BankQuestionDraft } from '@qalam/contract/question-bank/question.ts'
import { type PlainExercise, plainOf } from '../plain-write.ts'
import { meant, pairIn } from '../marks.ts'
import { Unfit } from '../unfit.ts'

/** The types that the format has words for. */
const expressible: readonly string[] = ['single', 'multiple', 'true-false', 'matching', 'short']

/** Whether the format can say it: of these types, and without its arrow in an answer, which it has no other way to write. */
export const isExpressible = ({ exercise }: BankQuestionDraft): boolean =>
  expressible.includes(exercise.type) && !plainOf(exercise).parts.some((part) => meant(part).includes('->'))

const safe = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** A question as the format has it. What it has no words for stands in tags: points, objectives, settings. */
export function giftOf(question: BankQuestionDraft): string {
  const { exercise, objectives, difficulty } = question
  const plain = plainOf(exercise)
  if (!isExpressible(question)) throw new Unfit('bank.fault.kind', { kind: plain.type })
  const settings = Object.entries(plain.settings).map(([name, value]) => `${name}=${value}`)
  const tags = [`points=${plain.points}`, `difficulty=${difficulty}`, ...objectives, ...settings]
  return [
    `// ${tags.map((tag) => `[tag:${tag}]`).join(' ')}`,
    `${safe(plain.prompt)} {${bodyOf(plain)}${plain.explanation ? `\n####${safe(plain.explanation)}` : ''}`,
    '}',
  ].join('\n')
}

function bodyOf(plain: PlainExercise): string {
  const { type, parts, settings } = plain
  const lines = (list: readonly string[]) => list.map((one) => `\n${one}`).join('')
  switch (type) {
    case 'true-false':
      return parts[0] === 'true' ? 'T' : 'F'
    case 'single':
      return lines(parts.map((part) => `${part.startsWith('*') ? '=' : '~'}${safe(wordsIn(part))}`))
    case 'multiple': {
      const share = Number((100 / Math.max(1, parts.filter((part) => part.startsWith('*')).length)).toFixed(5))
      return lines(parts.map((part) => `~%${part.startsWith('*') ? share : -100}%${safe(wordsIn(part))}`))
    }
    case 'matching':
      return lines(parts.map((part) => `=${(pairIn(part) ?? ['', '']).map(safe).join(' -> ')}`))
    default:
      return settings['numeric'] ? numbers(plain) : lines(parts.map((part) => `=${worth(part, safe)}`))
  }
}

const wordsIn = (part: string): string => meant(part.replace(/^\*/, ''))

/** `50% words` as the format has it: `%50%words`. */
function worth(part: string, words: (text: string) => string): string {
  const [, share, text = ''] = /^(?:(\d{1,3})%\s)?(.*)$/s.exec(part) ?? []
  return share === undefined ? words(text) : `%${share}%${words(text)}`
}

function numbers({ parts, settings }: PlainExercise): string {
  const tolerance = (settings['tolerance'] ?? '0').replace(',', '.')
  const value = (text: string) => `${text.replace(',', '.').replace('−', '-')}:${tolerance}`
  return `#${parts.map((part) => `\n=${worth(part, value)}`).join('')}`
}
