import { linkTo } from '#platform/screen.ts'
import type { BoardKind } from './reads.ts'

/** The week of a class, a teacher or a room around a day. */
export function weekLink(kind: BoardKind, id: number | string, date?: string): string {
  if (kind === 'teacher') return linkTo('/v3/backoffice/schedules/teacher/:teacherId/:date?', { teacherId: id, date })
  if (kind === 'cabinet') return linkTo('/v3/backoffice/schedules/cabinet/:cabinetId/:date?', { cabinetId: id, date })
  return linkTo('/v3/backoffice/schedules/:groupId/:date?', { groupId: id, date })
}

/** The reference week of a class; the day leads back to the dated week. */
export const refLink = (groupId: number | string, date?: string): string =>
  linkTo('/v3/backoffice/schedules/ref/:groupId/:date?', { groupId, date })

/** The whole school on a day. */
export const boardLink = (date?: string): string => linkTo('/v3/backoffice/schedules', {}, { date })
