import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { accessDenied, notFound } from '@qalam/contract/kernel/problem.ts'
import type { WeekQuery } from '@qalam/contract/schedule/api.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { existsInSchool, firstView } from '../views/choices.ts'
import { type Asked, cabinetWeek, groupWeek, studentWeek, teacherWeek, type Week } from '../views/week.ts'
import { schoolOf, viewerOf } from './viewer.ts'

type Query = z.output<typeof WeekQuery>

/**
 * The week around a day as JSON in its wire form. A student gets the own group, a teacher the own lessons unless another
 * is named, the management any week of the school. 403 for what is none of theirs, 404 for another school.
 */
export async function week(context: Context, query: Query): Promise<string> {
  const { db, actor } = context
  const day = query.date ?? context.today
  const monday = mondayOf(day)
  const asked: Asked = {
    schoolId: schoolOf(actor),
    viewer: viewerOf(actor),
    span: { monday, sunday: addDays(monday, 6), day },
  }

  const seen = asked.viewer.student ? await ownWeek(context, asked, query) : await staffWeek(context, asked, query)
  if (!seen) throw notFound()
  if (!seen.allowed) throw (await existsInSchool(db, asked.schoolId, query)) ? accessDenied() : notFound()
  return seen.json
}

/** A student may name the own group, and nothing else. */
async function ownWeek({ db }: Context, asked: Asked, query: Query): Promise<Week | undefined> {
  const seen = await studentWeek(db, asked)
  const strange = query.teacherId ?? query.cabinetId ?? (query.groupId === seen?.id ? undefined : query.groupId)
  return seen && strange !== undefined ? { ...seen, allowed: false } : seen
}

async function staffWeek(context: Context, asked: Asked, query: Query): Promise<Week | undefined> {
  const { db } = context
  const { groupId, teacherId, cabinetId } = query
  if (groupId !== undefined) return groupWeek(db, asked, groupId)
  if (teacherId !== undefined) return teacherWeek(db, asked, teacherId)
  if (cabinetId !== undefined) return cabinetWeek(db, asked, cabinetId)

  const { schoolId, viewer, span } = asked
  if (!viewer.manages) return teacherWeek(db, asked, viewer.userId)
  const first = await firstView(db, { schoolId, viewer, year: academicYearOf(span.day) })
  if (first.teaches || first.groupId === null) return teacherWeek(db, asked, viewer.userId)
  return groupWeek(db, asked, first.groupId)
}
