import { auth } from '@qalam/contract/auth/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { substitution } from '@qalam/contract/substitution/api.ts'
import { requestGone } from '@qalam/contract/substitution/problems.ts'
import type { AbsentLesson, SubstitutionRequest } from '@qalam/contract/substitution/shapes.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userInfo } from '#features/auth/reads.ts'
import { aigul } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import { Notices } from '#ui/feedback/Notices.tsx'
import AbsencePage from './absence/AbsencePage.tsx'
import { RequestsStrip } from './public.tsx'
import RequestsPage from './requests/RequestsPage.tsx'
import { absence, lessons } from './samples.ts'

const params = { absenceId: absence.id }

/** The office of a school where one teacher is away. */
function office() {
  let stored: AbsentLesson[] = lessons
  const whole = () => ({
    absence: { ...absence, open: stored.filter(({ substitute }) => substitute === null).length },
    lessons: stored,
  })
  return serve([
    [substitution.one, whole],
    [substitution.candidates, () => lessons[0]!.candidates],
    [substitution.ask, () => ({})],
    [
      substitution.assign,
      ({ body }) => {
        stored = stored.map((lesson) => {
          const wish = body.lessons.find(({ lessonUuid }) => lessonUuid === lesson.lessonUuid)
          if (!wish) return lesson
          const known = lesson.candidates.find(({ id }) => id === wish.teacherId)
          const substitute = known ? { id: known.id, name: known.name } : null
          return { ...lesson, version: lesson.version + 1, substitute }
        })
        return whole()
      },
    ],
  ])
}

const bodies = (sent: ReturnType<typeof serve>) => sent.map(({ body }) => body)
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }))

test('a free teacher with the reasons takes a lesson by one press, and it is given back by another', async () => {
  const sent = office()
  show(<AbsencePage params={params} />)

  expect((await screen.findAllByText(/пән мұғалімі · сыныпты біледі · сол ауысымда/)).length).toBe(2)
  await press(/8:00.*Асанов Берік/)
  expect(await screen.findByText('Өткізеді: Асанов Берік')).toBeTruthy()
  await press(/мұғалімнің өзіне қайтару/)
  expect(await screen.findByText('ашық сабақтар: 2')).toBeTruthy()
  expect(bodies(sent)).toMatchObject([
    { lessons: [{ teacherId: 21, version: 1 }] },
    { lessons: [{ teacherId: 12, version: 2 }] },
  ])
})

test('all lessons are covered by the best after a look, and undone at once', async () => {
  const sent = office()
  show(
    <>
      <AbsencePage params={params} />
      <Notices />
    </>,
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Бәріне ең лайықтысын қою' }))
  await press('Тағайындау: 2')
  expect(await screen.findByText('бәріне мұғалім бар')).toBeTruthy()
  await press('Қайтару')
  expect(await screen.findByText('ашық сабақтар: 2')).toBeTruthy()
  expect(bodies(sent)).toMatchObject([
    { lessons: [{ teacherId: 21 }, { teacherId: 21 }] },
    {
      lessons: [
        { teacherId: 12, version: 2 },
        { teacherId: 12, version: 2 },
      ],
    },
  ])
})

test('several are asked about one lesson', async () => {
  const sent = office()
  show(<AbsencePage params={params} />)

  const [others] = await screen.findAllByRole('button', { name: /барлық бос мұғалімдер/ })
  await userEvent.click(others!)
  await userEvent.click(await screen.findByRole('checkbox', { name: /Асанов Берік/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Омарова Дана/ }))
  await press('Сұрау жіберу: 2')
  await expect.poll(() => bodies(sent)).toMatchObject([{ teacherIds: [21, 22] }])
})

const request: SubstitutionRequest = {
  ...(({ lessonUuid, date, timeStart, timeEnd, subject, group, subgroup, cabinet }) => ({
    lessonUuid,
    date,
    timeStart,
    timeEnd,
    subject,
    group,
    subgroup,
    cabinet,
  }))(lessons[0]!),
  absenceId: absence.id,
  absent: 'Сейітова Айгүл',
  state: 'waiting',
}

test('a teacher sees on the first page that they are asked', async () => {
  serve([
    [auth.userInfo, () => ({ ...aigul, role: 'teacher' as const })],
    [substitution.requests, () => [request, { ...request, state: 'taken' as const, absenceId: crypto.randomUUID() }]],
  ])
  // Behind the sign-in it is known who is here before a page is drawn.
  await show(<RequestsStrip />).client.fetchQuery(userInfo)
  expect(await screen.findByText('Сізден сабақты алмастыру сұралады: 1')).toBeTruthy()
})

test('a teacher accepts a lesson; who comes second is told that it is gone', async () => {
  let state: SubstitutionRequest['state'] = 'waiting'
  const sent = serve([
    [substitution.requests, () => [{ ...request, state }]],
    [schedule.choices, () => ({ groups: [], teachers: [], cabinets: [] })],
    [
      substitution.answer,
      () => {
        if (state === 'taken') throw requestGone()
        state = 'accepted'
        return {}
      },
    ],
  ])
  show(<RequestsPage />)
  await userEvent.click(await screen.findByRole('button', { name: /: келісу$/ }))
  expect(await screen.findByText('Сіз өткізесіз')).toBeTruthy()
  expect(bodies(sent)).toEqual([{ id: absence.id, lessonUuid: request.lessonUuid, accept: true }])
})
