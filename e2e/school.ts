import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Mark } from '@qalam/contract/journal/cells.ts'
import type { Answer, Call, Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { z } from 'zod'

/** Asks the server as the person signed in on a page. */
export async function ask<E extends Endpoint>(page: Page, endpoint: E, input: Call<E>): Promise<Answer<E>> {
  return askWith(page.request, await page.evaluate(() => localStorage.getItem('token')), endpoint, input)
}

/** Asks the server with a token, without a page. */
export async function askWith<E extends Endpoint>(
  request: APIRequestContext,
  token: string | null,
  endpoint: E,
  input: Call<E>,
): Promise<Answer<E>> {
  const {
    params = {},
    query = {},
    body,
  } = input as unknown as Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(`${params[name]}`))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]))
  const response = await request.fetch(`${path}?${search}`, {
    method: endpoint.method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body && { data: body }),
  })
  expect(response.ok(), `${endpoint.method} ${path}: ${response.status()}`).toBe(true)
  return z.decode(endpoint.response, (await response.json()).data) as Answer<E>
}

export type Seat = { journalPath: string; row: number; column: number; date: string; uuid: string; maxScore: number }

/** A mark that was taken back leaves its cell with a version and nothing in it. */
const isEmpty = (cell: Mark | undefined): boolean => !cell || (cell.score === null && cell.sign === null)

/** The last lesson that the teacher held with the student and left unmarked, and where its cell stands in the grid. */
export const emptySeat = async (page: Page, groupId: number, studentId: number): Promise<Seat> =>
  seatWith(page.request, await page.evaluate(() => localStorage.getItem('token')), groupId, studentId)

/** The same with a token, without a page. */
export async function seatWith(
  request: APIRequestContext,
  token: string | null,
  groupId: number,
  studentId: number,
): Promise<Seat> {
  const { plans } = await askWith(request, token, journal.plans, { params: { groupId } })
  for (const plan of plans.filter(({ scoreType }) => scoreType.startsWith('mark'))) {
    const grid = await askWith(request, token, journal.quarter, { params: { id: plan.uuid } })
    const row = grid.rows.findIndex(({ userId }) => userId === studentId)
    const cells = grid.rows[row]?.marks ?? {}
    const free = grid.lessonSchedules
      .map((lesson, column) => ({ lesson, column }))
      .filter(({ lesson }) => lesson.can.mark && isEmpty(cells[lesson.uuid]))
    const last = free.at(-1)
    if (row < 0 || !last) continue
    const { uuid, date, maxScore } = last.lesson
    return {
      journalPath: `/control/journal/groups/${groupId}/${plan.uuid}/${plan.subjectId}/quarter`,
      row,
      column: last.column,
      date,
      uuid,
      maxScore,
    }
  }
  throw new Error('Every lesson of the teacher with the student is marked.')
}

/** Takes a mark back, so that the next walk finds the cell empty. */
export async function takeBack(page: Page, cell: Locator): Promise<void> {
  await cell.click()
  const stored = page.waitForResponse((answer) => new URL(answer.url()).pathname === journal.storeDay.path)
  await page.keyboard.press('Delete')
  expect((await stored).ok()).toBe(true)
}
