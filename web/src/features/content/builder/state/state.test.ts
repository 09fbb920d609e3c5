import { draftOf } from '@qalam/contract/exercises/samples.ts'
import { faults } from '@qalam/contract/exercises/faults.ts'
import type { DraftModule } from '@qalam/contract/content/draft.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addModule, addPage, copyModule, copyPage, moveModule, movePage, removeModule, removePage } from './edits.ts'
import { begun, redone, stepped, undone } from './history.ts'
import { copied } from './fresh.ts'
import { changeOf, merged, type Stored } from './saving.ts'
import type { Whole } from './whole.ts'

const drafts = fc.nat().map(draftOf)
const modules: fc.Arbitrary<DraftModule> = fc.oneof(
  fc.record({ uuid: fc.uuid(), kind: fc.constant('heading' as const), text: fc.string({ maxLength: 5 }) }),
  fc.record({
    uuid: fc.uuid(),
    kind: fc.constant('exercise' as const),
    purpose: fc.constant(''),
    skill: fc.constant('knowledge' as const),
    minutes: fc.nat(9),
    exercise: drafts,
  }),
)
const pages = fc.record({
  uuid: fc.uuid(),
  title: fc.string({ maxLength: 5 }),
  modules: fc.array(modules, { maxLength: 4 }),
})
const settings = { minutes: 40, maxScore: null, objectives: [], rightsConfirmed: false, showDescriptors: false }
const head = { title: 'A', subjectId: null, parallel: null, language: 'kz' as const }
const wholes: fc.Arbitrary<Whole> = fc
  .array(pages, { minLength: 1, maxLength: 4 })
  .map((list) => ({ head, settings, pages: list }))

/** An edit that may be made of a document, whichever it is. */
const edits = (whole: Whole) => {
  const page = fc.constantFrom(...whole.pages)
  const place = fc.nat(5)
  const module = fc.constantFrom(...whole.pages.flatMap((one) => one.modules), null)
  return fc.oneof(
    pages.map((one) => addPage(one)),
    page.map((one) => removePage(one.uuid)),
    page.map((one) => copyPage(one.uuid)),
    fc.tuple(page, place).map(([one, to]) => movePage(one.uuid, to)),
    fc.tuple(page, modules, place).map(([one, made, to]) => addModule(one.uuid, made, to)),
    module.map((one) => removeModule(one?.uuid ?? '')),
    module.map((one) => copyModule(one?.uuid ?? '')),
    fc.tuple(module, page, place).map(([one, there, to]) => moveModule(one?.uuid ?? '', there.uuid, to)),
  )
}
const edited = wholes.chain((whole) =>
  fc.tuple(fc.constant(whole), fc.array(edits(whole), { minLength: 1, maxLength: 8 })),
)
const ids = (whole: Whole) => whole.pages.flatMap((page) => [page.uuid, ...page.modules.map(({ uuid }) => uuid)])

test('undoing every step gives back what was begun with, and doing them again what was reached', () => {
  fc.assert(
    fc.property(edited, ([whole, list]) => {
      const end = list.reduce((history, edit) => stepped(history, edit(history.present)), begun(whole))
      const back = end.past.reduce((history) => undone(history), end)
      expect(back.present).toBe(whole)
      expect(undone(back)).toEqual(back)
      const again = back.future.reduce((history) => redone(history), back)
      expect(again.present).toBe(end.present)
    }),
  )
})

test('letters typed into one field are one step, and typing elsewhere is another', () => {
  const typed = ['a', 'ab', 'abc'].reduce((history, text) => stepped(history, text, 'title'), begun(''))
  expect(undone(typed).present).toBe('')
  expect(undone(stepped(typed, 'abc!', 'other')).present).toBe('abc')
  expect(undone(stepped(undone(typed), 'x', 'title')).present).toBe('')
})

test('a document never loses its last page, and no two things in it ever have one id', () => {
  fc.assert(
    fc.property(edited, ([whole, list]) => {
      const end = list.reduce((one, edit) => edit(one), whole)
      expect(end.pages.length).toBeGreaterThan(0)
      expect(new Set(ids(end)).size).toBe(ids(end).length)
    }),
  )
})

test('moving loses and makes nothing', () => {
  const moves = wholes.chain((whole) =>
    fc.tuple(
      fc.constant(whole),
      fc.constantFrom(...whole.pages.flatMap((page) => page.modules), null),
      fc.constantFrom(...whole.pages),
      fc.nat(5),
    ),
  )
  fc.assert(
    fc.property(moves, ([whole, module, page, to]) => {
      const next = movePage(page.uuid, to)(moveModule(module?.uuid ?? '', page.uuid, to)(whole))
      expect(ids(next).toSorted()).toEqual(ids(whole).toSorted())
    }),
  )
})

test('a copied exercise is as finished as the first and shares no id with it', () => {
  fc.assert(
    fc.property(drafts, (exercise) => {
      const base = {
        uuid: exercise.uuid,
        kind: 'exercise' as const,
        purpose: '',
        skill: 'knowledge' as const,
        minutes: 1,
      }
      const copy = copied({ ...base, exercise })
      if (copy.kind !== 'exercise') throw new Error('a copy is of the same kind')
      expect(faults(copy.exercise)).toEqual([])
      const uuids = (value: unknown): string[] => JSON.stringify(value).match(/[\da-f]{8}-[\da-f-]{27}/g) ?? []
      expect(uuids(copy).filter((uuid) => uuids(exercise).includes(uuid))).toEqual([])
    }),
  )
})

const storedOf = (whole: Whole): Stored => ({
  whole,
  version: 3,
  pages: new Map(whole.pages.map(({ uuid }) => [uuid, 7])),
})

test('nothing is sent of what nobody touched, and everything else goes over its version', () => {
  fc.assert(
    fc.property(edited, ([whole, list]) => {
      expect(changeOf(storedOf(whole), whole)).toEqual({ pages: [] })
      const next = list.reduce((one, edit) => edit(one), whole)
      const change = changeOf(storedOf(whole), next)
      const known = new Map(whole.pages.map((page) => [page.uuid, page]))
      const sent = new Map(change.pages.map((page) => [page.uuid, page]))
      for (const page of next.pages) {
        const isSame = JSON.stringify(known.get(page.uuid)) === JSON.stringify(page)
        expect(sent.has(page.uuid)).toBe(!isSame)
        if (!isSame) expect(sent.get(page.uuid)?.version).toBe(known.has(page.uuid) ? 7 : 0)
      }
      const order = (one: Whole) => one.pages.map(({ uuid }) => uuid)
      expect(change.frame?.order ?? order(whole)).toEqual(order(next))
    }),
  )
})

test('of two sides the chosen one of each page is kept, and all of one side is that side', () => {
  fc.assert(
    fc.property(edited, edited, ([whole, list], [, others]) => {
      const mine = list.reduce((one, edit) => edit(one), whole)
      const theirs = others.reduce((one, edit) => edit(one), whole)
      const all = (side: 'mine' | 'theirs') => new Map([...ids(mine), ...ids(theirs)].map((uuid) => [uuid, side]))
      expect(merged(mine, theirs, all('mine'), 'mine')).toEqual(mine)
      expect(merged(mine, theirs, all('theirs'), 'theirs')).toEqual(theirs)
    }),
  )
})
