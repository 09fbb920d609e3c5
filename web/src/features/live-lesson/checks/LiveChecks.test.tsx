import { journal } from '@qalam/contract/journal/api.ts'
import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { checkRuns } from '@qalam/contract/live-lesson/problems.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { classOf, pupil, scored } from '#features/marks/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { check, checkUuid, lessonUuid, line, live } from '../samples.ts'
import { LiveChecks } from './LiveChecks.tsx'

const page = <LiveChecks scheduleUuid={lessonUuid} />

test('a teacher asks who is here and sees who is, who gave no answer and whom it did not reach', async () => {
  const sent = serve([
    [liveLesson.ofLesson, () => live({ checks: [] })],
    [liveLesson.start, () => ({})],
    [liveLesson.check, () => check()],
  ])
  show(page)
  await userEvent.click(await screen.findByRole('button', { name: 'Кім осында?' }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Осында · 1')).toBeTruthy()
  const others = dialog.getByText('Жауап бермегендер · 2').closest('section')
  expect(others?.textContent).toMatch(/Болатов Арманжауап жоқ.*Сәрсенов Дәулетсұрақ жетпеді/)
  expect(sent).toMatchObject([{ endpoint: liveLesson.start, body: { kind: 'presence', userId: null } }])
})

test('where the plan names no devices the teacher is told of the law before asking', async () => {
  const sent = serve([
    [liveLesson.ofLesson, () => live({ checks: [], devices: '' })],
    [liveLesson.start, () => ({})],
    [liveLesson.check, () => check({ kind: 'reflection' })],
  ])
  show(page)
  await userEvent.click(await screen.findByRole('button', { name: 'Рефлексия' }))
  expect(sent).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Бәрібір сұрау' }))
  expect(await screen.findByText('Жақсы · 0')).toBeTruthy()
  expect(sent).toMatchObject([{ body: { kind: 'reflection' } }])
})

test('a lesson that is over shows what was asked and offers no question', async () => {
  serve([[liveLesson.ofLesson, () => live({ state: 'over' })]])
  show(page)
  expect((await screen.findByRole('table')).textContent).toContain('1 / 3')
  expect(screen.queryByRole('button', { name: 'Кім осында?' })).toBeNull()
})

test('while a question runs no other is offered, and the teacher ends it', async () => {
  let running = true
  const sent = serve([
    [liveLesson.ofLesson, () => live({ checks: [line({ running })] })],
    [liveLesson.check, () => check({ running, secondsLeft: running ? 20 : 0 })],
    [liveLesson.end, () => ((running = false), {})],
  ])
  show(page)
  expect(await screen.findByRole('button', { name: 'Кім осында?' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: /Жауаптарды ашу/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Тексеруді аяқтау' }))
  expect(await screen.findByText(/Сұрақ аяқталды/)).toBeTruthy()
  expect(sent.map(({ endpoint }) => endpoint)).toEqual([liveLesson.end])
})

test('absences are proposed into empty cells, and only those that are chosen are written', async () => {
  const stored = { outcome: 'stored' as const, code: null, message: null }
  const sent = serve([
    [liveLesson.ofLesson, () => live()],
    [liveLesson.check, () => check()],
    [
      journal.lesson,
      () => classOf(pupil(1, 'Ахметова Айша'), pupil(2, 'Болатов Арман'), pupil(3, 'Сәрсенов Дәулет', scored(8))),
    ],
    [
      journal.storeDay,
      ({ body }) => ({
        results: body.operations.map(({ operationId }) => ({
          ...{ operationId, ...stored },
          current: { score: null, sign: 'absent' as const, comment: '', version: 1, by: null, at: null },
        })),
      }),
    ],
  ])
  show(page)
  await userEvent.click(await screen.findByRole('button', { name: /Жауаптарды ашу/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Қатысуды белгілеу' }))
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['Болатов Арман · жауап жоқ'])
  expect(sent).toEqual([])

  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Журналға жазу: 1' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent).toMatchObject([
    { body: { operations: [{ userId: 2, sign: 'absent', score: null, baseVersion: 0, scheduleUuid: lessonUuid }] } },
  ])
})

test('one who gave no answer is asked again', async () => {
  const sent = serve([
    [liveLesson.ofLesson, () => live()],
    [liveLesson.check, ({ params }) => check({ uuid: params.uuid })],
    [
      liveLesson.start,
      () => {
        throw checkRuns()
      },
    ],
  ])
  show(page)
  await userEvent.click(await screen.findByRole('button', { name: /Жауаптарды ашу/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Қайта сұрау: Болатов Арман' }))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent).toMatchObject([{ body: { userId: 2, kind: 'presence' } }])
  expect(sent).not.toMatchObject([{ body: { uuid: checkUuid } }])
})
