import { expect, test } from 'vitest'
import { cuesOf } from './captions.ts'
import type { DraftPage } from './draft.ts'
import { faultsOf } from './faults.ts'

test('captions are read from WebVTT and from SRT, whatever stands beside them', () => {
  const webvtt =
    'WEBVTT - Су\n\nNOTE by hand\n\n00:01.500 --> 00:04.000 align:start\nСу буланады\n\nend\n01:00:00.000 --> 01:00:02.000\nЖаңбыр\nжауады'
  expect(cuesOf(webvtt)).toEqual([
    { from: 1.5, to: 4, text: 'Су буланады' },
    { from: 3600, to: 3602, text: 'Жаңбыр\nжауады' },
  ])
  expect(cuesOf('\uFEFF1\r\n00:00:01,000 --> 00:00:02,250\r\nБір\r\n\r\n')).toEqual([
    { from: 1, to: 2.25, text: 'Бір' },
  ])
  expect(cuesOf('  \n')).toEqual([])
})

test('what cannot be read is not captions: no time, an end before the start, a time without words', () => {
  for (const text of [
    'Су буланады',
    '00:02.000 --> 00:01.000\nx',
    '00:01.000 --> 00:02.000',
    '1\n2\n00:01.000 --> 00:02.000\nx',
  ])
    expect(cuesOf(text), text).toBeNull()
})

test('a sound is published with what is said in it, a film with captions or where nobody speaks', () => {
  const of = { uuid: '00000000-0000-4000-8000-000000000001', title: '' }
  const file = { uuid: '00000000-0000-4000-8000-000000000002', name: 'a.mp3' }
  const settings = { minutes: 40, maxScore: null, objectives: [], rightsConfirmed: true, showDescriptors: false }
  const codes = (module: DraftPage['modules'][number]) =>
    faultsOf({ kind: 'lecture', settings, pages: [{ ...of, version: 1, title: 'x', modules: [module] }] }).map(
      ({ code }) => code,
    )
  const film = { ...of, kind: 'film' as const, file, captions: '', mute: false }
  expect(codes({ ...of, kind: 'audio', file: null, words: 'x' })).toEqual(['no-file'])
  expect(codes({ ...of, kind: 'audio', file, words: ' ' })).toEqual(['no-words'])
  expect(codes({ ...of, kind: 'audio', file, words: 'Су' })).toEqual([])
  expect(codes(film)).toEqual(['no-captions'])
  expect(codes({ ...film, captions: 'Су буланады' })).toEqual(['no-captions'])
  expect(codes({ ...film, captions: '00:01.000 --> 00:02.000\nСу' })).toEqual([])
  expect(codes({ ...film, mute: true })).toEqual([])
})
