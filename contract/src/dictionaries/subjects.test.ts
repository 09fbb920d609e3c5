import { expect, test } from 'vitest'
import { regionByName, regions } from './regions.ts'
import { subjectByName, subjects } from './subjects.ts'

test('every subject is found by each of its names, whatever the case and the spaces', () => {
  for (const subject of subjects)
    for (const name of Object.values(subject.name)) expect(subjectByName(` ${name.toUpperCase()} `)).toBe(subject)
})

test('a name without its brackets is enough where it means one subject', () => {
  expect(subjectByName('Иностранный язык')?.slug).toBe('foreign_language')
  expect(subjectByName('шетел  тілі')?.slug).toBe('foreign_language')
  expect(subjectByName('Астрология')).toBeUndefined()
})

test('no two subjects share a name, and no name leads to another subject', () => {
  expect(new Set(subjects.map(({ id }) => id)).size).toBe(38)
  expect(subjectByName('Орыс тілі мен әдебиеті')?.slug).toBe('russian_language_literature')
  expect(subjectByName('Казахский язык')?.slug).toBe('kazakh_language')
})

test('every region is found in three languages; a bare Алматы means nothing, for it is two', () => {
  expect(regions).toHaveLength(20)
  for (const region of regions) for (const name of Object.values(region.name)) expect(regionByName(name)).toBe(region)
  expect(regionByName('г. Алматы')?.id).toBe(16)
  expect(regionByName('Алматы')).toBeUndefined()
})
