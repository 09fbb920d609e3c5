import type { Amendment, PeriodMark } from '@qalam/contract/period-marks/shapes.ts'
import type { Actor } from '#platform/actor.ts'
import { canDecide } from '../policy.ts'
import type { AmendmentRow } from '../views/amendments.ts'
import type { PeriodMarkRow } from '../views/facts.ts'

const noMark: PeriodMark = {
  uuid: null,
  score: null,
  unmarked: null,
  comment: '',
  version: 0,
  by: null,
  at: null,
}

export function presentMark(mark: PeriodMarkRow | undefined): PeriodMark {
  if (!mark) return noMark
  const { studentId: _, period: __, ...present } = mark
  return present
}

export function presentAmendment({ askedById, baseVersion: _, ...row }: AmendmentRow, actor: Actor): Amendment {
  const isOpen = row.decision === null
  const can = {
    decide: isOpen && canDecide(actor, { askedBy: askedById }),
    withdraw: isOpen && actor.userId === askedById,
  }
  return { ...row, can }
}
