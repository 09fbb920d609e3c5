import { randomUUID } from 'node:crypto'
import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { PlanSheet, SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

const params = (school: School) => ({ params: { uuid: school.plans.algebra.uuid } })

async function sheetOf(school: School): Promise<PlanSheet> {
  return (await school.as('teacher')(calendarPlans.sheet, params(school))).body
}
const wordsOf = ({
  uuid,
  version,
  section,
  theme,
  objectives,
  kind,
  maxScore,
  content,
  devices,
  note,
}: SheetTheme) => ({
  ...{ uuid, version, section, theme, objectives, kind, maxScore, content, devices, note },
})
const themeAt = (sheet: PlanSheet, ordinal: number): SheetTheme => {
  const theme = sheet.themes.find((one) => one.ordinal === ordinal)
  if (!theme) throw new Error(`no theme ${ordinal}`)
  return theme
}
const uuidsOf = (sheet: PlanSheet) => sheet.themes.map(({ uuid }) => uuid)

const laid = (sheet: PlanSheet, uuids: string[], removed: SheetTheme[] = []) => ({
  version: sheet.version,
  quarters: [{ quarterId: 20262, uuids }],
  removed: removed.map(({ uuid, version }) => ({ uuid, version })),
})

const change = (school: School, body: object) =>
  school.as('teacher')(calendarPlans.changeSheet, {
    ...params(school),
    body: { uuid: randomUUID(), kind: 'edited', ...body } as never,
  })

const accept = async (school: School, sheet: PlanSheet) =>
  school.as('teacher')(calendarPlans.acceptFlow, {
    ...params(school),
    body: { uuid: randomUUID(), mark: sheet.flow?.mark ?? '' },
  })

test('a theme is typed in place, its codes are mended, and a second writer sees both', async ({ school }) => {
  const before = themeAt(await sheetOf(school), 4)
  const written = { ...wordsOf(before), theme: 'Бөлінгіштік', objectives: ['7.2 .1.4'], devices: 'Планшет: тест' }
  expect((await change(school, { themes: [written] })).status).toBe(200)
  expect(themeAt(await sheetOf(school), 4)).toMatchObject({
    ...{ theme: 'Бөлінгіштік', objectives: ['7.2.1.4'], devices: 'Планшет: тест', version: 2 },
  })

  const late = await change(school, { themes: [{ ...wordsOf(before), theme: 'Басқаша' }] })
  expect(late).toMatchObject({ status: 409, body: { code: 'calendar-plans.stale' } })
  expect(late.body).toMatchObject({ data: { themes: [{ theme: 'Бөлінгіштік', version: 2 }] } })
  const strange = await change(school, { themes: [{ ...wordsOf(before), version: 2, objectives: ['мақсат'] }] })
  expect(Object.keys(strange.body.errors ?? {})).toEqual(['objectives'])
})

test('rows are moved, split and merged as acts, and each act is taken back', async ({ school }) => {
  const first = await sheetOf(school)
  const order = uuidsOf(first)
  const moved = [order[1], order[0], ...order.slice(2)].map(String)
  await change(school, { kind: 'moved', layout: laid(first, moved) })
  const second = await sheetOf(school)
  expect(uuidsOf(second)).toEqual(moved)

  const fresh = { ...wordsOf(themeAt(second, 4)), uuid: randomUUID(), version: 0, theme: 'Жалғасы' }
  await change(school, {
    kind: 'split',
    themes: [fresh],
    layout: laid(second, [...moved.slice(0, 4), fresh.uuid, ...moved.slice(4)]),
  })
  const third = await sheetOf(school)
  expect(third.themes.map(({ theme }) => theme)[4]).toBe('Жалғасы')
  // An older act waits for the later one.
  const act = third.acts.find(({ kind }) => kind === 'moved')
  const undo = (uuid: string | undefined) =>
    school.as('teacher')(calendarPlans.undoAct, {
      ...params(school),
      body: { uuid: randomUUID(), act: uuid ?? '' },
    })
  expect((await undo(act?.uuid)).body).toMatchObject({ code: 'calendar-plans.changed-since' })
  expect((await undo(third.acts.find(({ kind }) => kind === 'split')?.uuid)).status).toBe(200)
  expect(uuidsOf(await sheetOf(school))).toEqual(moved)
})

test('acts are taken back one after another, the last first, until the plan is as it was', async ({ school }) => {
  const first = await sheetOf(school)
  const words = (sheet: PlanSheet) =>
    sheet.themes.map(({ uuid, ordinal, theme, fixed, lesson }) => [uuid, ordinal, theme, fixed, lesson?.uuid ?? null])
  const theme = themeAt(first, 4)
  await change(school, { themes: [{ ...wordsOf(theme), theme: 'Бөлінгіштік' }] })
  const fresh = { ...wordsOf(theme), uuid: randomUUID(), version: 0, theme: '(2/2)' }
  const order = uuidsOf(first)
  const split = [...order.slice(0, 4), fresh.uuid, ...order.slice(4)]
  const half = { ...wordsOf(themeAt(await sheetOf(school), 4)), theme: '(1/2)' }
  await change(school, { kind: 'split', themes: [half, fresh], layout: laid(first, split) })
  const third = await sheetOf(school)
  await school.as('teacher')(calendarPlans.setDate, {
    ...params(school),
    body: { uuid: randomUUID(), theme: theme.uuid, scheduleUuid: themeAt(third, 4).lesson?.uuid ?? null, fixed: true },
  })
  const fourth = await sheetOf(school)
  const [kept, gone] = [themeAt(fourth, 4), themeAt(fourth, 5)]
  await change(school, {
    kind: 'merged',
    themes: [{ ...wordsOf(kept), theme: 'Бөлінгіштік; тағы' }],
    layout: laid(fourth, order, [gone]),
  })

  for (let left = 4; left > 0; left--) {
    const { acts } = await sheetOf(school)
    const act = acts.find(({ can, kind, undone }) => can.undo && kind !== 'undone' && !undone)
    const { status, body } = await school.as('teacher')(calendarPlans.undoAct, {
      ...params(school),
      body: { uuid: randomUUID(), act: act?.uuid ?? '' },
    })
    expect([act?.kind, status, body]).toMatchObject([act?.kind, 200, {}])
  }
  expect(words(await sheetOf(school))).toEqual(words(first))
})

test('a removed theme lets go of its lesson, and taking the act back gives it back', async ({ school }) => {
  const sheet = await sheetOf(school)
  const gone = themeAt(sheet, 3)
  await change(school, {
    kind: 'removed',
    layout: laid(
      sheet,
      uuidsOf(sheet).filter((one) => one !== gone.uuid),
      [gone],
    ),
  })
  const after = await sheetOf(school)
  expect(after.themes).toHaveLength(5)
  expect(after.flow?.changes).toHaveLength(1)

  await school.as('teacher')(calendarPlans.undoAct, {
    ...params(school),
    body: { uuid: randomUUID(), act: after.acts[0]?.uuid ?? '' },
  })
  const back = (await sheetOf(school)).themes.find(({ uuid }) => uuid === gone.uuid)
  expect(back).toMatchObject({ ordinal: 3, theme: gone.theme, lesson: { uuid: school.lessons.fridayAlgebra } })
})

test('a cancelled lesson is laid anew with one press, and the press is one act', async ({ school }) => {
  const teacher = school.as('teacher')
  const { lessons } = school
  const wednesday = await teacher(schedule.week, { query: { date: '2026-11-18' } })
  const card = wednesday.body.days.flatMap((day) => day.lessons).find(({ uuid }) => uuid === lessons.wednesdayAlgebra)
  await teacher(schedule.destroy, { body: { uuid: lessons.wednesdayAlgebra, version: card?.version ?? 1 } as never })

  const sheet = await sheetOf(school)
  const second = themeAt(sheet, 2)
  expect(sheet.flow?.changes).toMatchObject([{ lesson: lessons.fridayAlgebra, to: { ordinal: 2 } }])
  expect(sheet.flow?.proposals).toMatchObject([{ kind: 'merge', first: 3, second: 4 }])
  expect((await accept(school, sheet)).status).toBe(200)

  const after = await sheetOf(school)
  expect(themeAt(after, 2).lesson?.uuid).toBe(lessons.fridayAlgebra)
  expect(after.acts[0]).toMatchObject({ kind: 'reflowed', count: 1, can: { undo: true } })
  expect((await accept(school, sheet)).body).toMatchObject({ code: 'calendar-plans.flow-stale' })
  await teacher(calendarPlans.undoAct, {
    ...params(school),
    body: { uuid: randomUUID(), act: after.acts[0]?.uuid ?? '' },
  })
  expect((await sheetOf(school)).themes.find(({ uuid }) => uuid === second.uuid)?.lesson).toBeNull()
})

test('what was marked keeps its lesson and its words, and only a note is added', async ({ school }) => {
  const [student] = school.students
  await school.db
    .insertInto('mark')
    .values({
      ...{
        school_id: school.id,
        lesson_uuid: school.lessons.mondayAlgebra,
        student_id: student?.userId ?? 0,
        score: 8,
      },
      ...{ version: 1, updated_by: school.people.teacher.userId, updated_at: new Date('2026-11-16T05:00:00Z') },
    })
    .execute()
  const first = themeAt(await sheetOf(school), 1)
  expect(first.pin).toBe('marked')

  const refused = await change(school, { themes: [{ ...wordsOf(first), theme: 'Басқа' }] })
  expect(refused.body).toMatchObject({ code: 'calendar-plans.theme-held' })
  expect((await change(school, { themes: [{ ...wordsOf(first), note: 'Қайталау керек' }] })).status).toBe(200)
})

test('a work that gets its date is held to it, and a SOCH on a day with a SOR is warned about', async ({ school }) => {
  const sheet = await sheetOf(school)
  const soch = themeAt(sheet, 6)
  const dates = await school.as('teacher')(calendarPlans.dates, {
    query: { calendarPlanUuid: school.plans.algebra.uuid },
  })
  expect(dates.body.map(({ scheduleUuid }) => scheduleUuid)).toContain(school.lessons.fridayAlgebra)

  const wish = { uuid: randomUUID(), theme: soch.uuid, scheduleUuid: school.lessons.fridayAlgebra, fixed: true }
  expect((await school.as('teacher')(calendarPlans.setDate, { ...params(school), body: wish })).status).toBe(200)
  const after = await sheetOf(school)
  expect(themeAt(after, 6)).toMatchObject({ fixed: 'date', pin: 'dated', lesson: { uuid: wish.scheduleUuid } })
  // The theme that stood there waits, and nothing that is held moves for it.
  expect(after.flow?.leftovers.map(({ ordinal }) => ordinal)).toContain(4)
})
