import { expect, expectTypeOf, test } from 'vitest'
import { linkTo, screen } from './screen.ts'
import type { ParamsOf } from './routing/address.ts'

const LessonPage = ({ params }: { params: { id: string; tab?: string } }) => params.id

test('a page receives what its address holds', () => {
  expectTypeOf<ParamsOf<'/lesson/:id/:tab?'>>().toExtend<{ id: string; tab?: string }>()
  const lesson = screen({ path: '/lesson/:id/:tab?', roles: 'signed-in', title: 'auth.title', Page: LessonPage })
  expect(linkTo(lesson, { id: 7 })).toBe('/lesson/7')
  expect(linkTo(lesson, { id: 7, tab: 'journal' }, { page: 2, search: '' })).toBe('/lesson/7/journal?page=2')
})

test('a page that wants a parameter its address lacks does not compile', () => {
  // @ts-expect-error the address has no :id
  screen({ path: '/lesson/:tab?', roles: 'signed-in', title: 'auth.title', Page: LessonPage })
  // @ts-expect-error the address wants an id
  expect(linkTo('/lesson/:id', {})).toBe('/lesson')
})
