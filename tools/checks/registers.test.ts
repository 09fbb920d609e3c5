import { expect, test } from 'vitest'
import { inPlanted } from './planted.ts'
import { registerTroubles } from './registers.ts'

const screens = `
export const journal = screen({ path: '/journal/:tab?', title: 'journal.title', menu: { group: 'learn', order: 50, icon: 'grid' } })
export const sheet = screen({ path: '/journal/sheet', title: 'journal.sheet' })
`
const tree = {
  'contract/src/journal/api.ts': '',
  'contract/src/school-settings/api.ts': '',
  'web/src/features/journal/screens.ts': screens,
  'web/src/app/menuIcons.ts': `const icons = new Map([\n  ['grid', Grid],\n])`,
  'docs/menu.md': '| Group | Entries |\n|---|---|\n| `learn` | 10 `/family`, 50 `/journal` |\n',
  'docs/words.md':
    '## Marks\n| `journal` | журнал |\n| `school setting` | баптау |\n## Code\n| `journal` | again, as the code has it |\n',
}
const troubles = (changed: Partial<typeof tree>) =>
  inPlanted({ ...tree, ...changed }, registerTroubles).map(({ file, says }) => `${file} ${says}`)

test('pages that name every entry and every feature are content', () => {
  expect(troubles({})).toEqual([])
})

test('an entry of the menu stands on its page with its number, and has an icon', () => {
  const moved = screens.replace('order: 50', 'order: 55').replace("icon: 'grid'", "icon: 'grid-of-marks'")
  expect(troubles({ 'web/src/features/journal/screens.ts': moved })).toEqual([
    'docs/menu.md group learn does not name 55 `/journal`',
    'web/src/app/menuIcons.ts has no icon grid-of-marks, which /journal asks for',
  ])
})

test('two entries at one place of the menu are refused', () => {
  const two = screens.replace(
    "title: 'journal.sheet'",
    "title: 'journal.sheet', menu: { group: 'learn', order: 50, icon: 'grid' }",
  )
  const page = tree['docs/menu.md'].replace('50 `/journal`', '50 `/journal`, 50 `/journal/sheet`')
  expect(troubles({ 'web/src/features/journal/screens.ts': two, 'docs/menu.md': page })).toEqual([
    'docs/menu.md /journal/sheet stands at 50 of learn, where /journal is',
  ])
})

test('a feature has a word, and a word is explained once in its section', () => {
  const page = tree['docs/words.md'].replace('| `school setting` | баптау |', '| `journal` | күнделік |')
  expect(troubles({ 'docs/words.md': page })).toEqual([
    'docs/words.md explains `journal` twice',
    'docs/words.md has no word for the feature school-settings',
  ])
})
