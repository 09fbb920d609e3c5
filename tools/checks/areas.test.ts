import { areas as catalogues } from '@qalam/contract/messages.ts'
import { expect, test } from 'vitest'
import { areasOf } from '../../web/build/areas.ts'

const { frame, features } = areasOf(catalogues)

test('the frame of every page brings no words of single pages', () => {
  expect(frame).toEqual(expect.arrayContaining(['auth', 'kernel', 'shell']))
  for (const area of ['diary', 'homework', 'journal', 'lesson', 'schedule']) expect(frame).not.toContain(area)
})

test('a page brings its own words, those of the pieces it shows and of the pages above it', () => {
  expect(features['journal']).toContain('journal')
  // The card of the present lesson stands above the timetable.
  expect(features['schedule']).toEqual(expect.arrayContaining(['schedule', 'home']))
  // A lesson is reached from the timetable, whose title stands in its crumbs.
  expect(features['lesson']).toEqual(expect.arrayContaining(['lesson', 'schedule']))
})

test('no area is named that has no words', () => {
  for (const area of [...frame, ...Object.values(features).flat()]) expect(catalogues).toHaveProperty([area])
})
