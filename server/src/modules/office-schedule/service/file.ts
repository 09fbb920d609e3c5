import type { Board } from '@qalam/contract/office-schedule/api.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { labelOf, type LessonFilter } from '../views/whose.ts'
import { board } from './board.ts'

/** The week of somebody, or of the whole school when nobody is named. */
export type WeekOf = { board: Board; whose: { label: string } | null }

type Asked = LessonFilter & { date?: string | undefined }

/** The week around a day; a class teacher gets of any week what the own class has in it. */
export async function weekOf(context: Context, { date, ...whose }: Asked): Promise<WeekOf> {
  const { groupId, teacherId, cabinetId } = whose
  const all = await board(context, { date, span: 'week' })
  if (groupId === undefined && teacherId === undefined && cabinetId === undefined) return { board: all, whose: null }

  if (groupId !== undefined) found(all.groups.find(({ id }) => id === groupId))
  const label = found(await labelOf(context.db, found(context.actor.schoolId), whose))
  const lessons = all.lessons.filter(
    (lesson) =>
      (groupId === undefined || lesson.groupId === groupId) &&
      (teacherId === undefined || lesson.teacherId === teacherId) &&
      (cabinetId === undefined || lesson.cabinetId === cabinetId),
  )
  return { board: { ...all, lessons }, whose: { label } }
}
