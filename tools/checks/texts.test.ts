import { expect, test } from 'vitest'
import { inPlanted, plant } from './planted.ts'
import { catalogueOf, codesIn, hardCoded, incomplete, unused, wordless } from './texts.ts'

const whole = { kz: 'Сақтау', ru: 'Сохранить', en: 'Save' }
const saysAbout = (entry: object) => incomplete({ 'common.save': entry as never }).map(({ says }) => says)

test('a text in three languages is complete', () => {
  expect(saysAbout(whole)).toEqual([])
})

test.each([
  [{ kz: 'Сақтау', en: 'Save' }, 'common.save: no ru'],
  [{ ...whole, kz: ' ' }, 'common.save: kz is empty'],
  [{ ...whole, ru: { one: 'a', few: 'b', other: 'c' } }, 'common.save: ru lacks the form "many"'],
  [{ ...whole, en: 'Save {{name}}' }, 'common.save: {{name}} is not in every language'],
])('a text with a hole is refused: %j', (entry, says) => {
  expect(saysAbout(entry)).toEqual([says])
})

test('plural forms need no count in the form for one', () => {
  const forms = {
    kz: { one: 'бір', other: '{{count}}' },
    ru: { one: 'один', few: '{{count}}', many: '{{count}}', other: '{{count}}' },
  }
  expect(saysAbout({ ...forms, en: { one: 'one', other: '{{count}}' } })).toEqual([])
})

test('a module whose words are not in the catalogue, or are there twice, is refused', async () => {
  const { root, remove } = plant({
    'package.json': '{"type":"module"}',
    'contract/src/messages.ts': `export const catalogue = { 'a.b': {} }`,
    'contract/src/a/messages.ts': `export const messages = { 'a.b': {}, 'a.c': {} }`,
    'contract/src/b/messages.ts': `export const messages = { 'a.b': {} }`,
  })
  const { complaints } = await catalogueOf(root)
  remove()
  expect(complaints.map(({ file, says }) => `${file} ${says}`)).toEqual([
    'contract/src/a/messages.ts a.c is not in the catalogue, run: npm run docs',
    'contract/src/b/messages.ts a.b is also in contract/src/a/messages.ts',
  ])
})

const asking = (text: string, file = 'contract/src/journal/api.ts') =>
  inPlanted({ [file]: text }, (root) => codesIn(root).map(({ key }) => key))

test.each([
  [`export const a = problem('journal.closed')`, 'problem.journal.closed'],
  [`export const a = problem<{ a: Map<string, (b: 1) => 2> }>('journal.closed', 409)`, 'problem.journal.closed'],
  [`throw new Problem('gone', 404)`, 'problem.gone'],
  [`throw fieldProblem('iin', 'taken')`, 'field.taken'],
  [`throw new FieldProblems({ iin: [{ code: 'taken', with: { max: 1 } }] })`, 'field.taken'],
  [`z.string().refine(isIin, { message: 'iin' })`, 'field.iin'],
  [`z.string().refine(isIin, { error: 'iin' })`, 'field.iin'],
  [`z.string().regex(/a/, 'iin')`, 'field.iin'],
])('a code is found where it is used: %s', (text, key) => {
  expect(asking(text)).toEqual([key])
})

test('a code without a text is refused', () => {
  const tree = { 'contract/src/journal/problems.ts': `export const closed = problem('journal.closed')` }
  expect(inPlanted(tree, (root) => wordless(root, {})).map(({ says }) => says)).toEqual([
    'no text for problem.journal.closed',
  ])
  expect(inPlanted(tree, (root) => wordless(root, { 'problem.journal.closed': whole }))).toEqual([])
})

const hardCodedIn = (file: string, text: string) => inPlanted({ [file]: text }, hardCoded).map(({ says }) => says)

test.each([
  `export const a = 'Сақтау'`,
  'export const a = `Урок ${1}`',
  `export const a = { ru: 'неделя' }`,
  'export const a = <b>Журнал</b>',
  'export const a = <b>Save</b>',
  'export const a = <b aria-label="Close" />',
])('words in the code are refused: %s', (text) => {
  expect(hardCodedIn('web/src/features/journal/Page.tsx', text)).toHaveLength(1)
})

test.each([
  [
    'web/src/features/journal/Page.tsx',
    `// Оқушы\nexport const a = <b className="mark">{text('journal.mark')} · 5</b>`,
  ],
  ['web/src/features/journal/samples.ts', `export const aigerim = 'Әйгерім'`],
  ['web/src/features/journal/Page.test.tsx', `test('Әйгерім', () => {})`],
  ['contract/src/journal/messages.ts', `export const messages = { a: { kz: 'Баға' } }`],
  ['contract/src/dictionaries/subjects.ts', `export const algebra = subject(1, 'Алгебра')`],
  ['contract/src/shell/kit.ts', `export const a = { kz: { other: 'апта' }, ru: 'неделя', en: 'week' }`],
  ['server/src/modules/schools/calendar.ts', `export const a = named('Наурыз', 'Наурыз', 'Nauryz')`],
  ['web/src/app/shell/Header.tsx', `export const a = <b>Qalam</b>`],
  ['contract/src/kernel/lookalikes.ts', `export const pairs = [['а', 'a']]`],
])('words in their place pass: %s', (file, text) => {
  expect(hardCodedIn(file, text)).toEqual([])
})

test('a text that no line asks for is noticed', () => {
  const tree = { 'web/src/features/journal/Page.tsx': "text('journal.mark'); textNamed(`role.${role}`)" }
  const catalogue = { 'journal.mark': whole, 'role.teacher': whole, 'journal.old': whole }
  expect(inPlanted(tree, (root) => unused(root, catalogue))).toEqual(['journal.old'])
})
