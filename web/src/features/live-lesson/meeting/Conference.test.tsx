import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import type { LessonMeeting, MeetingEntry } from '@qalam/contract/live-lesson/meetings.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerLeave, leaveWords, wanted } from '#platform/routing/leaving.ts'
import { go } from '#platform/routing/location.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { lessonUuid, meeting } from '../samples.ts'
import { Conference } from './Conference.tsx'

const page = <Conference scheduleUuid={lessonUuid} />
const isOpen = {
  uuid: lessonUuid,
  kind: 'frame' as const,
  openedAt: '2026-11-18T04:00:00Z',
  openedBy: 'Ахметова Айша',
  recordedSince: null,
}
const frame: MeetingEntry = {
  ...{ kind: 'frame', origin: 'https://meet.school.kz', moderates: false },
  address: 'https://meet.school.kz/0123?jwt=a.b.c#config.disableDeepLinking=true',
}

const served = (state: () => LessonMeeting, entry: MeetingEntry = frame) =>
  serve([
    [liveLesson.meeting, state],
    [liveLesson.openMeeting, () => ({})],
    [liveLesson.closeMeeting, () => ({})],
    [liveLesson.enterMeeting, () => entry],
    [liveLesson.leaveMeeting, () => ({})],
  ])

test('a student waits without a button until the teacher has opened, and then enters a frame of that origin', async () => {
  let state = meeting()
  served(() => state)
  const { client } = show(page)
  expect(await screen.findByText('Кездесу ашылмаған')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  state = meeting({ meeting: isOpen, can: { open: false, close: false, enter: true } })
  await client.refetchQueries()
  await userEvent.click(await screen.findByRole('button', { name: 'Кездесуге кіру' }))
  const shown = await screen.findByTitle('Бейнекездесу терезесі')
  expect(shown.getAttribute('src')).toMatch(
    /^https:\/\/meet\.school\.kz\/0123\?jwt=a\.b\.c#.*&jitsi_meet_external_api_id=\d+$/,
  )
  expect(shown.getAttribute('allow')).toContain('camera https://meet.school.kz')

  go('/diary')
  expect(wanted.get()).not.toBeNull()
  expect(leaveWords()?.text).toBe('live.meeting-leave-text')
  answerLeave(false)
  state = meeting()
  await client.refetchQueries()
  await expect.poll(() => screen.queryByTitle('Бейнекездесу терезесі')).toBeNull()
})

test('everybody in a meeting is told that it is recorded, and a student records nothing', async () => {
  const recorded = { ...isOpen, recordedSince: '2026-11-18T04:05:00Z' }
  served(() => meeting({ meeting: recorded, can: { open: false, close: false, enter: true } }))
  show(page)
  expect((await screen.findByText('Мұғалім кездесуді жазып жатыр')).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('button', { name: 'Жазуды бастау' })).toBeNull()
})

test('a teacher opens by a link: another than https stays in the dialog', async () => {
  const can = { open: true, close: false, enter: false }
  const sent = served(() => meeting({ can, entered: [], ways: ['link'] }))
  show(page)
  await userEvent.click(await screen.findByRole('button', { name: 'Сілтеме арқылы' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/Кездесу сілтемесі/), 'http://meet.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Кездесуді ашу' }))
  expect(sent).toEqual([])
  await userEvent.clear(dialog.getByLabelText(/Кездесу сілтемесі/))
  await userEvent.type(dialog.getByLabelText(/Кездесу сілтемесі/), 'https://meet.example/7a')
  await userEvent.click(dialog.getByRole('button', { name: 'Кездесуді ашу' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent).toMatchObject([{ body: { kind: 'link', url: 'https://meet.example/7a' } }])
})

test('a link opens outside, and the teacher sees who came in', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const entered = [{ userId: 1, name: 'Болатов Арман', enteredAt: '2026-11-18T04:05:00Z', here: true }]
  const can = { open: false, close: true, enter: true }
  const sent = served(() => meeting({ meeting: { ...isOpen, kind: 'link' }, can, entered }), {
    ...{ kind: 'link', address: 'https://meet.example/7a' },
  })
  show(page)
  expect((await screen.findByText('Болатов Арман')).closest('li')?.textContent).toContain('кездесуде')
  await userEvent.click(screen.getByRole('button', { name: 'Кездесуге кіру' }))
  await expect.poll(() => opened.mock.calls.map(([address]) => address)).toEqual(['https://meet.example/7a'])

  await userEvent.click(screen.getByRole('button', { name: 'Барлығына аяқтау' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Барлығына аяқтау' }))
  await expect.poll(() => sent.at(-1)?.endpoint).toBe(liveLesson.closeMeeting)
})
