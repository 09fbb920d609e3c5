import type { payments } from '@qalam/contract/payments/api.ts'
import { accessChanged } from '@qalam/contract/payments/events.ts'
import { seatsMissing } from '@qalam/contract/payments/problems.ts'
import type { SeatLine } from '@qalam/contract/payments/api-seats.ts'
import { pageSize } from '@qalam/contract/kernel/paging.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as repository from '../repository/seats.ts'
import * as views from '../views/seats.ts'

type Row = Awaited<ReturnType<typeof views.seatsOf>>[number]
const present = ({ givenAt, takenAt, ...row }: Row): SeatLine => ({
  ...row,
  givenAt: givenAt.toISOString(),
  takenAt: takenAt?.toISOString() ?? null,
})

/** The seats of the director's school (R-2.10-22). */
export async function seats({ db, actor, now }: Context, { search }: Parsed<typeof payments.seats>['query']) {
  const schoolId = found(actor.schoolId)
  const { total, until } = await views.seatsBought(db, schoolId, now)
  const rows = await views.seatsOf(db, schoolId, search)
  const free = await views.withoutSeat(db, schoolId, search)
  return { total, until: until?.toISOString() ?? null, rows: rows.map(present), free }
}

export async function seatHistory({ db, actor }: Context, { page }: Parsed<typeof payments.seatHistory>['query']) {
  const { rows, total } = await views.seatHistory(db, found(actor.schoolId), page, pageSize)
  return { rows: rows.map(present), page, total, pageSize }
}

/** Gives a seat where one is free; whoever has one keeps it. */
export async function giveSeat({ db, actor, now, announce }: Context, userId: number): Promise<{}> {
  const schoolId = found(actor.schoolId)
  found((await views.isEmployed(db, schoolId, userId)) || null)
  await repository.holdSchool(db, schoolId)
  const taken = await views.seatsOf(db, schoolId, '')
  if (taken.some((seat) => seat.userId === userId)) return {}
  const { total } = await views.seatsBought(db, schoolId, now)
  if (taken.length >= total) throw seatsMissing()
  await repository.giveSeat(db, schoolId, userId, actor.userId, now)
  announce(accessChanged, null, { userId })
  return {}
}

/** Takes a seat back; a second time changes nothing. */
export async function takeSeat({ db, actor, now, announce }: Context, userId: number): Promise<{}> {
  const schoolId = found(actor.schoolId)
  found((await views.isEmployed(db, schoolId, userId)) || null)
  if (await repository.takeSeat(db, schoolId, userId, actor.userId, now)) announce(accessChanged, null, { userId })
  return {}
}
