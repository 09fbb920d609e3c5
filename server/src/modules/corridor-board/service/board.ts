import type { Corridor } from '@qalam/contract/corridor-board/api.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canHang } from '../policy.ts'
import { boardOf, dropBoard, keepBoard } from '../repository.ts'
import { corridorOf } from '../views.ts'

/** Since when the school has a board. */
export async function state({ actor, db }: Context): Promise<{ since: string | null }> {
  allow(canHang(actor))
  const board = await boardOf(db, found(actor.schoolId))
  return { since: board?.made_at.toISOString() ?? null }
}

/** A new secret address; the one before ends. */
export async function renew({ actor, db, now }: Context): Promise<{ schoolId: number; token: string }> {
  allow(canHang(actor))
  const schoolId = found(actor.schoolId)
  const token = randomBytes(32).toString('base64url')
  await keepBoard(db, schoolId, { hash: hashOf(token), by: actor.userId, at: now })
  return { schoolId, token }
}

export async function end({ actor, db }: Context): Promise<{}> {
  allow(canHang(actor))
  await dropBoard(db, found(actor.schoolId))
  return {}
}

/** Today in the school behind an address. */
export async function shown({ db, today }: Context, schoolId: number, token: string): Promise<Corridor> {
  const board = found(await boardOf(db, schoolId))
  found(timingSafeEqual(board.hash, hashOf(token)) || null)
  const corridor = found(await corridorOf(db, { schoolId, date: today, year: academicYearOf(today) }))
  return { ...corridor, date: today }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
