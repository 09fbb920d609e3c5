import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { ThemeForEdit } from '@qalam/contract/calendar-plans/sheet-calls.ts'
import { content } from '@qalam/contract/content/api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import PlanPreviewPage from '../reading/PlanPreviewPage.tsx'
import { sorDraft } from '../samples.ts'

const uuid = '00000000-0000-4000-8000-0000000000f7'
const planned: ThemeForEdit = {
  ...{ uuid, version: 1, quarterId: 20262, ordinal: 5, section: '', theme: 'Қан', objectives: ['7.1.4.1'] },
  ...{ kind: 'sor', maxScore: 20, content: '', devices: '', note: '', fixed: null, lesson: null, pin: null, caps: [] },
  ...{ entityId: null, calendarPlanUuid: '00000000-0000-4000-8000-0000000000a1' },
  ...{ subject: { id: 21, name: { kz: 'Биология', ru: 'Биология', en: 'Biology' } }, parallel: 7, eduLang: 'kz' },
  ...{ teaches: true, can: { make: true, open: false } },
}

function open(work: string | null, theme: Partial<ThemeForEdit> = {}) {
  const sent = serve([
    [content.named, () => ({ work, theme: uuid })],
    [content.open, () => sorDraft],
    [calendarPlans.themeForEdit, () => ({ calendarPlanLesson: { ...planned, ...theme } })],
    [content.create, ({ body }) => ({ uuid: body.uuid })],
    [
      calendarPlans.themeUpdate,
      ({ body }) => ({ uuid: body.uuid, entityId: body.entityId ?? null, entityKind: 'sor' as const }),
    ],
  ])
  const params = { groupId: '7', calendarPlanId: planned.calendarPlanUuid, lessonId: uuid }
  show(<PlanPreviewPage params={params} />)
  return sent
}

test('a link with the id of a theme shows its work (R-2.6-07, R-2.6-17)', async () => {
  open(sorDraft.uuid)
  expect(await screen.findByRole('heading', { level: 1, name: 'БЖБ. Қан' })).toBeTruthy()
})

test('where the theme has no work yet it is made and bound', async () => {
  const sent = open(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Жұмысты құрастырғышта жасау' }))
  await expect.poll(() => window.location.pathname).toMatch(/^\/content\/lessons\/exams\/sor\//)
  const [made, bound] = sent
  expect(made?.body).toMatchObject({ kind: 'sor', title: 'Қан', maxScore: 20, objectives: ['7.1.4.1'] })
  expect(bound?.body).toMatchObject({ uuid, entityId: window.location.pathname.split('/').at(-1) })
})

test('a plain lesson leads back to its plan', async () => {
  open(null, { kind: 'regular' })
  const link = await screen.findByRole('link', { name: 'Жоспарға өту' })
  expect(link.getAttribute('href')).toBe(`/v3/backoffice/ktp/7/${planned.calendarPlanUuid}`)
})
