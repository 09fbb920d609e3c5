import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import { drafts } from '@qalam/contract/exercises/samples.ts'
import type { BankQuestionDraft, QuestionHead } from '@qalam/contract/question-bank/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plannedInGift } from './gift/read.ts'
import { giftOf, isExpressible } from './gift/write.ts'
import { type PlainExercise, plainOf } from './plain-write.ts'
import { packageOf, plannedInPackage } from './qti/package.ts'
import { questionIn } from './qti/read.ts'
import { itemOf } from './qti/write.ts'
import { plannedInWorkbook, workbookOf } from './sheet.ts'

const usual: QuestionHead = { subjectId: null, parallel: null, language: 'ru', objectives: [], difficulty: 'easy' }

/** Words with every sign that a format may take for its own. */
const words = fc
  .array(
    fc.constantFrom(
      'су',
      'H₂O',
      '=',
      '=>',
      '~',
      '{',
      '}',
      '#',
      ':',
      '*',
      '\\',
      '%50%',
      '->',
      '//',
      '"',
      '<b>',
      '&amp;',
      '1',
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((list) => `x${list.join(' ')}x`)

/** The same exercise with other words: each text gets its own. */
function reworded(draft: ExerciseDraft, list: readonly string[]): ExerciseDraft {
  const known = new Map<string, string>()
  const word = (text: string) => {
    const own = known.get(text) ?? `${list[known.size % list.length] ?? ''}${known.size}`
    known.set(text, own)
    return own
  }
  return JSON.parse(JSON.stringify(draft), (key, value: unknown) =>
    typeof value === 'string' && ['text', 'prompt', 'explanation'].includes(key) ? word(value) : value,
  )
}

const questions = fc
  .record({
    draft: drafts,
    list: fc.array(words, { minLength: 3, maxLength: 8 }),
    parallel: fc.constantFrom(null, 0, 7),
    language: fc.constantFrom('kz' as const, 'ru' as const, 'en' as const),
    objectives: fc.constantFrom('', '7.1.4.1', '7.1.4.1 7.1.4.2').map((codes) => codes.split(' ').filter(Boolean)),
    difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
  })
  .map(({ draft, list, ...head }): BankQuestionDraft => ({ subjectId: null, ...head, exercise: reworded(draft, list) }))

/** An exercise in words, lists that are shuffled for a student anyway in one order. */
function meaning(exercise: ExerciseDraft): PlainExercise {
  const plain = plainOf(exercise)
  const [first = '', ...rest] = plain.parts
  const parts =
    { ordering: plain.parts, choose: plain.parts, gaps: [first, ...rest.toSorted()] }[plain.type] ??
    plain.parts.toSorted()
  return { ...plain, parts }
}
const same = ({ exercise, ...head }: BankQuestionDraft) => ({ ...head, exercise: meaning(exercise) })

test('a question of any type goes out as a row of a sheet and comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(questions, { minLength: 1, maxLength: 3 }), async (list) => {
      const planned = await plannedInWorkbook(await workbookOf(list, 'kz'), { ...usual, parallel: null })
      expect(planned.map(({ fault }) => fault)).toEqual(list.map(() => null))
      expect(planned.map(({ question }) => question && same(question))).toEqual(list.map(same))
    }),
    { numRuns: 60 },
  )
})

test('a question of any type goes out as an item of QTI 3 and comes back as it was', () => {
  fc.assert(
    fc.property(questions, (question) => {
      expect(same(questionIn(itemOf(question), usual))).toEqual(same(question))
    }),
    { numRuns: 300 },
  )
})

test('a package of QTI 3 comes back whole', () => {
  fc.assert(
    fc.property(fc.array(questions, { minLength: 1, maxLength: 12 }), (list) => {
      const planned = plannedInPackage(packageOf(list), usual)
      expect(planned.map(({ question }) => question && same(question))).toEqual(list.map(same))
    }),
    { numRuns: 30 },
  )
})

test('a question that GIFT has words for comes back as it was', async () => {
  const gift = questions.filter(isExpressible)
  await fc.assert(
    fc.asyncProperty(fc.array(gift, { minLength: 1, maxLength: 4 }), async (list) => {
      const planned = await plannedInGift(list.map(giftOf).join('\n\n'), usual)
      expect(planned.map(({ fault }) => fault)).toEqual(list.map(() => null))
      // The format knows neither class nor language.
      const known = ({ language: _l, parallel: _p, ...rest }: BankQuestionDraft) =>
        same({ ...rest, language: 'ru', parallel: null })
      expect(planned.map(({ question }) => question && known(question))).toEqual(list.map(known))
    }),
    { numRuns: 100 },
  )
})

test('a type that GIFT has no words for is refused by its name', () => {
  fc.assert(
    fc.property(
      questions.filter((question) => !isExpressible(question)),
      (question) => {
        expect(() => giftOf(question)).toThrow('bank.fault.kind')
      },
    ),
    { numRuns: 20 },
  )
})

const usualGift = `// a comment of others
$CATEGORY: top/Biology

::Q1:: Blood is red {T}

A second one : with a bare colon {
=right
~wrong

::Q3::Two plus two {#4:0.5}

Match {
=kz -> Astana
=fr -> Paris
}

Write an essay {}

Several {~%50%a ~%50%b ~%-100%c}
`

test('a fault takes only its own question, and says in which line it stands', async () => {
  const planned = await plannedInGift(usualGift, usual)
  expect(planned.map(({ at, question, fault }) => [at, question?.exercise.type ?? fault?.code])).toEqual([
    [4, 'true-false'],
    [6, 'bank.fault.syntax'],
    [10, 'short'],
    [12, 'matching'],
    [17, 'bank.fault.kind'],
    [19, 'multiple'],
  ])
})

const bad: [string, string][] = [
  ['<!DOCTYPE x [<!ENTITY a "aaaa">]><qti-assessment-item>&a;</qti-assessment-item>', 'bank.fault.doctype'],
  ['<qti-assessment-item>', 'bank.fault.xml'],
  ['<html/>', 'bank.fault.no-item'],
  [`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`, 'bank.fault.too-deep'],
  ['<qti-assessment-item>&undefined;</qti-assessment-item>', 'bank.fault.xml'],
]
test.each(bad)('what is no item is refused by what it is: %s', (text, code) => {
  expect(() => questionIn(text, usual)).toThrow(code)
})
