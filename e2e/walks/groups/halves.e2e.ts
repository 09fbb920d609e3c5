import { diary } from '@qalam/contract/diary/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { addDays, dottedOf, localDay, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { MessageKey } from '@qalam/contract/messages.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { looked } from '../../looks/looked.ts'
import { ask, askWith } from '../../school.ts'
import { enterAs, expect, kz, open, test } from '../../visitor.ts'
import { personOf } from '../journal/student.ts'

const button = (page: Page, key: MessageKey) => page.getByRole('button', { name: kz(key), exact: true })

/** Lessons and marks of the student in the weeks before this one. */
async function pastOf(request: APIRequestContext, token: string) {
  const weeks = []
  for (let back = 1; back <= 4; back++) {
    const date = dottedOf(addDays(mondayOf(localDay(new Date())), -7 * back))
    const { days } = await askWith(request, token, diary.week, { query: { date } })
    weeks.push(days.flatMap(({ lessons }) => lessons.map(({ uuid, teacher, mark }) => ({ uuid, teacher, mark }))))
  }
  return weeks
}

/** The halves of the class in which a pupil is. */
async function splitOf(page: Page, pupil: number) {
  for (const { id } of (await ask(page, groups.list, { query: {} })).rows) {
    const params = { groupId: id }
    for (const { subject } of (await ask(page, groups.subgroups, { params })).subjects) {
      const split = await ask(page, groups.split, { params: { ...params, subjectId: subject.id } })
      const known = split.pupils.find((one) => one.id === pupil)
      if (known?.half) return { ...split, name: known.name, half: known.half }
    }
  }
  throw new Error('The student is in no half.')
}

test('a pupil goes over to the other half, the diary of before stays, and the change is taken back', async ({
  browser,
  request,
}) => {
  const student = await personOf('student', request)
  const before = await pastOf(request, student.token)
  expect(before.flat().length).toBeGreaterThan(0)
  const { page, complaints } = await open(browser)
  await enterAs(page, 'zavuch')
  const { group, subject, name, half } = await splitOf(page, student.userId)
  await page.goto(`/v3/backoffice/groups/${group.id}/subgroups/${subject.id}`)
  const pupil = page.getByRole('checkbox', { name, exact: true })
  await pupil.focus()
  await page.keyboard.press(half === 1 ? 'ArrowRight' : 'ArrowLeft')
  await button(page, 'common.save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status').last()).toBeVisible()
  await looked(page)
  await dialog.getByRole('button', { name: kz('common.save'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  expect(await pastOf(request, student.token)).toEqual(before)

  const table = page.getByRole('table', { name: kz('groups.times') })
  await expect(table.getByRole('row', { name })).toHaveCount(2)
  await looked(page)
  await table.getByRole('row', { name }).last().getByRole('button').click()
  await dialog.getByRole('checkbox').check()
  await expect(dialog.getByRole('status').last()).toBeVisible()
  await looked(page)
  await dialog.getByRole('button', { name: kz('common.save'), exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(kz('groups.no-changes'))).toBeVisible()
  expect(await pastOf(request, student.token)).toEqual(before)
  expect(complaints).toEqual([])
  await page.context().close()
})
