import { expect, test } from 'vitest'
import { tabIn, tabsOf } from './tabs.ts'

const lesson = { date: '2026-11-18', timeStart: '08:00', timeEnd: '08:45' }
const teacher = tabsOf({ can: { conduct: true, mark: true, prepare: true, journal: true, chat: false, live: false } })
const pupil = tabsOf({ can: { conduct: false, mark: false, prepare: false, journal: false, chat: false, live: false } })
const at = (clock: string, today = '2026-11-18') => ({ today, clock })

test('a lesson that runs opens on its students, before and after it on its content', () => {
  expect(tabIn(teacher, undefined, lesson, at('08:00'))).toBe('students')
  expect(tabIn(teacher, undefined, lesson, at('08:44'))).toBe('students')
  expect(['07:59', '08:45'].map((clock) => tabIn(teacher, undefined, lesson, at(clock)))).toEqual([
    'content',
    'content',
  ])
  expect(tabIn(teacher, undefined, lesson, at('08:10', '2026-11-19'))).toBe('content')
})

test('an address that names a tab is obeyed, and a pupil has no class list', () => {
  expect(tabIn(teacher, 'homework', lesson, at('08:10'))).toBe('homework')
  expect(tabIn(teacher, 'chat', lesson, at('08:10'))).toBe('content')
  expect(tabIn(pupil, undefined, lesson, at('08:10'))).toBe('content')
})

test('whoever takes part has the meeting and the chat, but for the blocks that are switched off', () => {
  const can = { conduct: false, mark: false, prepare: false, journal: false, chat: true, live: false }
  const last = (blocks: { lessonChat: boolean; conference: boolean }) => tabsOf({ can }, blocks).slice(2)
  expect(last({ lessonChat: true, conference: true })).toEqual(['conference', 'chat'])
  expect(last({ lessonChat: false, conference: true })).toEqual(['conference'])
  expect(last({ lessonChat: true, conference: false })).toEqual(['chat'])
})
