import { LessonBinding, LessonChange, LessonDraft } from '@qalam/contract/schedule/drafts.ts'
import { inOrder, isSummative } from '@qalam/contract/schedule/rules.ts'
import type { z } from 'zod'

/** Where the content of a work comes from: typed now, planned in the calendar plan, or saved before (S-ADDLESSON-3). */
export type Source = 'new' | 'plan' | 'personal'

type Content = Pick<LessonDraft, 'entityKind' | 'calendar_plan_lesson_uuid' | 'theme' | 'maxScore' | 'entityId'>

/** What is still to be filled in about the content (V-ADDLESSON-1…3). */
function missing(content: Content, source: Source): keyof Content | null {
  const { entityKind, calendar_plan_lesson_uuid, theme, maxScore, entityId } = content
  if (entityKind === 'regular' || source === 'plan')
    return calendar_plan_lesson_uuid === null ? 'calendar_plan_lesson_uuid' : null
  if (source === 'personal' && entityId === null) return 'entityId'
  if (source === 'personal') return null
  if (entityKind !== 'soch' && theme === '') return 'theme'
  return isSummative(entityKind) && maxScore === null ? 'maxScore' : null
}

const complete = (source: Source) => (context: z.core.ParsePayload<Content>) => {
  const field = missing(context.value, source)
  if (field) context.issues.push({ code: 'custom', path: [field], message: 'required', input: context.value })
}

/** The add dialog: the contract's draft whose content is complete and whose times run forward. */
export const addSchema = (source: Source) =>
  LessonDraft.check(complete(source)).refine(inOrder, { path: ['timeEnd'], message: 'schedule.time-order' })

export const bindSchema = (source: Source) => LessonBinding.check(complete(source))

/** The edit dialog; a theme must be selected where the plan has any (V-SCHED-1). */
export const changeSchema = (hasThemes: boolean) =>
  LessonChange.refine(inOrder, {
    path: ['timeEnd'],
    message: 'schedule.time-order',
  }).refine((change) => !hasThemes || change.calendar_plan_lesson_uuid !== null, {
    path: ['calendar_plan_lesson_uuid'],
    message: 'required',
  })
