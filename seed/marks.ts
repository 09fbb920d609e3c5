import type { MarkOperation } from '@qalam/contract/journal/api.ts'
import { randomUUID } from 'node:crypto'
import type { Random } from './random.ts'

/** A lesson that was or will be held, as far as marks and homework care. */
export type HeldLesson = {
  uuid: string
  teacher: number
  date: string
  starts: string
  group: number
  subject: number
  kind: string | null
  max: number | null
  students: number[]
  scoreType: string
  theme: string | null
  /** The day of the next lesson of the same plan. */
  next: string | null
}

/** Marks 2…5 as a school gives them: 3, 20, 45 and 32 of a hundred; and the shares of the maximum that are each mark. */
const bands = [
  { upTo: 0.03, from: 0.15, to: 0.34 },
  { upTo: 0.23, from: 0.42, to: 0.62 },
  { upTo: 0.68, from: 0.67, to: 0.82 },
  { upTo: 1, from: 0.88, to: 1 },
] as const

/** The share of the maximum for a place among a hundred pupils, 0…1. */
export function shareAt(place: number): number {
  const index = bands.findIndex(({ upTo }) => place < upTo)
  const band = bands[index] ?? bands[3]
  const below = bands[index - 1]?.upTo ?? 0
  return band.from + ((place - below) / (band.upTo - below)) * (band.to - band.from)
}

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
/** The share of a normal distribution below a value, within 0.0002. */
const below = (value: number): number => 1 / (1 + Math.exp(-0.07056 * value ** 3 - 1.5976 * value))

const comments = {
  high: [
    'Сабаққа белсенді қатысты',
    'Жауабы толық әрі дәл болды',
    'Тапсырманы өз бетімен орындады',
    'Жарайсың, осылай жалғастыр!',
    'Ойын дәлелдеп, мысал келтірді',
  ],
  middle: [
    'Жауабы дұрыс, бірақ мысал келтіру керек',
    'Тапсырманы орындады, асықпай тексеріп шық',
    'Өткен тақырыппен байланыстыра алды',
    'Ережені еске түсірген жөн',
  ],
  low: [
    'Тақырыпты қайталап шығу керек',
    'Үй тапсырмасы толық орындалмаған',
    'Қосымша сабаққа келуің керек',
    'Сабақта алаңдамай отыру керек',
  ],
} as const

/**
 * Gives a class its marks: a pupil is stronger or weaker, likes one subject more than another, and has better and worse
 * days. About a third of a class gets a mark in a lesson, everybody in a SOR and a SOCH.
 */
export function markingWith(random: Random) {
  const known = new Map<string, number>()
  const lasting = (key: string): number => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = normal(random)
    known.set(key, value)
    return value
  }
  return ({ uuid, subject, max, students, scoreType }: HeldLesson): MarkOperation[] =>
    students.flatMap((student) => {
      const give = (rest: Pick<MarkOperation, 'score' | 'sign'> & { comment?: string }): MarkOperation[] => [
        { operationId: randomUUID(), scheduleUuid: uuid, userId: student, baseVersion: 0, comment: '', ...rest },
      ]
      const luck = random.next()
      if (luck < 0.03) return give({ score: null, sign: random.pick(['absent', 'excused', 'ill', 'ill'] as const) })
      if (scoreType.startsWith('no_assessment')) return []
      const strength = 0.72 * lasting(`${student}`) + 0.3 * lasting(`${student} ${subject}`) + 0.63 * normal(random)
      const share = shareAt(below(strength))
      if (max) return give({ score: Math.max(1, Math.round(share * max)), sign: null })
      if (luck > 0.36) return []
      const mood = share > 0.85 ? 'high' : share > 0.65 ? 'middle' : 'low'
      const comment = luck > 0.34 ? random.pick(comments[mood]) : ''
      return give({ score: Math.max(1, Math.round(share * 10)), sign: luck < 0.04 ? 'late' : null, comment })
    })
}
