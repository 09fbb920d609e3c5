import { expect, test } from 'vitest'
import { inPlanted } from './planted.ts'
import { budget, crowded, oversized } from './sizes.ts'

const lines = (count: number) => 'export {}\n'.repeat(count)
const complaintsAbout = (file: string, text: string) => inPlanted({ [file]: text }, oversized).map(({ says }) => says)

test('a file at its budget passes, one line more is refused', () => {
  expect(complaintsAbout('web/src/ui/table.tsx', lines(budget.lines))).toEqual([])
  expect(complaintsAbout('web/src/ui/table.tsx', lines(budget.lines + 1))).toEqual([
    '301 lines, the budget is 300: split it by verb or by part of the screen',
  ])
})

test('generated files have no budget', () => {
  expect(complaintsAbout('server/src/platform/db/tables.gen.ts', lines(1_000))).toEqual([])
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`)

test('a door offers ten names, the eleventh is refused', () => {
  const door = (count: number) =>
    names(count)
      .map((name) => `export const ${name} = 1\n`)
      .join('')
  expect(complaintsAbout('server/src/modules/groups/public.ts', door(10))).toEqual([])
  expect(complaintsAbout('server/src/modules/groups/public.ts', door(11))[0]).toMatch(/^11 names/)
  expect(complaintsAbout('server/src/modules/groups/service.ts', door(11))).toEqual([])
})

test('every way to export counts', () => {
  const door = `export { ${names(6).join(', ')} } from './a.ts'\nexport type A = 1\nexport function b() {}\nexport const c = 1, d = 2\nexport type { E } from './e.ts'`
  expect(complaintsAbout('web/src/features/groups/public.tsx', door)[0]).toMatch(/^11 names/)
  expect(complaintsAbout('web/src/features/groups/public.tsx', `export * from './a.ts'`)[0]).toMatch(/^11 names/)
})

test('a crowded folder is a warning', () => {
  const crowd = Object.fromEntries(names(13).map((name) => [`web/src/ui/${name}.ts`, '']))
  expect(inPlanted(crowd, crowded).map(({ file, says }) => `${file} ${says}`)).toEqual([
    'web/src/ui 13 files in one folder, a dozen is plenty',
  ])
  expect(inPlanted(crowd, oversized)).toEqual([])
})
