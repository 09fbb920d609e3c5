import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import type { ReadContent } from '@qalam/contract/lesson-content/shapes.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { token } from '#platform/session.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { content, exercise, given, nothingYet, notTried } from '../samples.ts'
import ContentPage from './ContentPage.tsx'

const address = `/schedule/content/platform/lecture/${given}`
const page = <ContentPage params={{ lessonId: given }} />
const seenAll = { ...nothingYet, seen: 2, share: 66 }

test('a student opens the page that was left last, and each page that is before them is noted', async () => {
  const sent = serve([
    [lessonContent.read, () => ({ ...content, at: content.pages[1]?.uuid ?? null })],
    [lessonContent.see, () => seenAll],
  ])
  show(page, { address })
  await screen.findByText('Тірі ағзаның ең кіші бөлігі?')
  await userEvent.click(screen.getByRole('button', { name: 'Алдыңғы бет' }))
  await screen.findByText('Жасуша деген не?')
  await waitFor(() => expect(sent).toHaveLength(1))
  await screen.findByText(/бет: 2 \/ 2/)
})

test('an answer is checked on the server: a wrong one leaves a try and a word about it, a right one closes it', async () => {
  const wrong = { ...notTried, answer: { id: 'b' }, tries: 1, verdict: 'wrong' as const, points: 0 }
  const right = { ...notTried, answer: { id: 'a' }, tries: 2, verdict: 'right' as const, points: 5, closed: true }
  const sent = serve([
    [lessonContent.read, () => content],
    [lessonContent.see, () => seenAll],
    [
      lessonContent.check,
      ({ body }) => ({
        state:
          body.answer && 'id' in body.answer && body.answer.id === 'a'
            ? { ...right, right: { id: 'a' }, explanation: 'Жасуша бөлінбейді' }
            : wrong,
        progress: { ...seenAll, share: 100, closed: 1, points: 5, done: true },
      }),
    ],
  ])
  show(page, { address: `${address}?page=2` })
  await userEvent.click(await screen.findByLabelText('Ұлпа'))
  await userEvent.click(screen.getByRole('button', { name: 'Тексеру' }))
  await screen.findByText('Дұрыс емес')
  await userEvent.click(screen.getByLabelText('Жасуша'))
  await userEvent.click(screen.getByRole('button', { name: 'Қайта тексеру' }))
  await screen.findByText('Дұрыс')
  await screen.findByText(/Жасуша бөлінбейді/)
  await screen.findByText('Барлық бет оқылды, тапсырмалар орындалды')
  expect(screen.queryByRole('button', { name: 'Қайта тексеру' })).toBeNull()
  const checks = sent.filter(({ body }) => body !== undefined && JSON.stringify(body).includes(exercise))
  expect(new Set(checks.map(({ body }) => JSON.stringify(body))).size).toBe(2)
})

test('an answer that could not be checked stands in the page again after a reload', async () => {
  token.set(`a.${btoa(JSON.stringify({ sub: '7' }))}.c`)
  serve([
    [lessonContent.read, () => content],
    [lessonContent.see, () => seenAll],
  ])
  const { unmount } = show(page, { address: `${address}?page=2` })
  await userEvent.click(await screen.findByLabelText('Жасуша'))
  await userEvent.click(screen.getByRole('button', { name: 'Тексеру' }))
  await screen.findByRole('alert')
  unmount()
  show(page, { address: `${address}?page=2` })
  expect(await screen.findByLabelText('Жасуша')).toHaveProperty('checked', true)
})

test('exercises that are homework are locked here and say where they are answered', async () => {
  serve([
    [lessonContent.read, () => ({ ...content, held: true, can: { answer: false, seeClass: false } })],
    [lessonContent.see, () => seenAll],
  ])
  show(page, { address: `${address}?page=2` })
  await screen.findByText(/үй тапсырмасында беріңіз/)
  expect(screen.queryByRole('button', { name: 'Тексеру' })).toBeNull()
})

test('whoever teaches reads without noting anything, and gets to the class', async () => {
  const sent = serve([
    [lessonContent.read, () => ({ ...content, exercises: [], can: { answer: false, seeClass: true } })],
  ])
  show(page, { address })
  const link = await screen.findByRole('link', { name: 'Сынып қалай оқып жатыр' })
  expect(link.getAttribute('href')).toBe(`/control/lesson-content/${given}`)
  const map = screen.getByRole('navigation', { name: 'Беттер' })
  await userEvent.click(within(map).getByRole('button', { name: '2. Жаттығу' }))
  await screen.findByText('Тірі ағзаның ең кіші бөлігі?')
  expect(sent).toEqual([])
})

/** What the browser of the tests does not have: cues, and a place for them. */
function captionsOf() {
  type Cue = { from: number; to: number; words: string }
  const cues: Cue[] = []
  const track = {
    ...{ cues, mode: 'disabled', addCue: (cue: Cue) => cues.push(cue) },
    removeCue: (cue: Cue) => cues.splice(cues.indexOf(cue), 1),
  }
  const tracks: (typeof track)[] = []
  const add = vi.fn(() => {
    tracks.push(track)
    return track
  })
  vi.stubGlobal(
    'VTTCue',
    class {
      constructor(from: number, to: number, words: string) {
        Object.assign(this, { from, to, words })
      }
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(tracks as never)
  vi.spyOn(HTMLMediaElement.prototype, 'addTextTrack').mockImplementation(add as never)
  return { cues, track, add }
}

test('a sound stands with its words, a film with its captions shown, and what cannot be played is said', async () => {
  const { cues, track, add } = captionsOf()
  const modules: ReadContent['pages'][number]['modules'] = [
    { kind: 'audio', url: '/media/a?sign=x', title: 'Тыңдау', words: 'Су буланады' },
    { kind: 'film', url: '/media/b?sign=x', title: 'Көру', captions: '00:01.000 --> 00:02.000\nБу көтеріледі' },
    { kind: 'film', url: '/media/c?sign=x', title: 'Үнсіз', captions: '' },
  ]
  const [first, ...rest] = content.pages
  serve([
    [lessonContent.read, () => ({ ...content, pages: first ? [{ ...first, modules }, ...rest] : [] })],
    [lessonContent.see, () => seenAll],
  ])
  show(page, { address })

  const sound = await screen.findByLabelText('Тыңдау')
  expect(sound).toMatchObject({ tagName: 'AUDIO', controls: true })
  await userEvent.click(screen.getByText('Онда не айтылады'))
  expect(screen.getByText('Су буланады')).toBeTruthy()
  expect(screen.getByLabelText('Көру').getAttribute('src')).toBe('/media/b?sign=x')
  expect(cues).toEqual([{ from: 1, to: 2, words: 'Бу көтеріледі' }])
  expect(track.mode).toBe('showing')
  expect(add).toHaveBeenCalledExactlyOnceWith('captions', expect.any(String), 'kk')

  fireEvent.error(sound)
  await screen.findByRole('alert')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
