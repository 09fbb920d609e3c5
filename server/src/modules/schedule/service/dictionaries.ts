import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import type { Context } from '#platform/context.ts'
import * as views from '../views/choices.ts'
import { schoolOf, viewerOf } from './viewer.ts'

const asked = ({ actor, today }: Context) => ({
  schoolId: schoolOf(actor),
  viewer: viewerOf(actor),
  year: academicYearOf(today),
})

/** The groups, teachers and cabinets whose week the caller may open. */
export const choices = (context: Context): Promise<views.Choices> => views.choices(context.db, asked(context))

/** What the add dialog offers, as JSON in its wire form. */
export const addLessonDicts = (context: Context): Promise<string> => views.addLessonDicts(context.db, asked(context))
