import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { lessonMarked } from '@qalam/contract/schedule/problems.ts'
import { formativeMax, isSummative, sochTitle } from '@qalam/contract/schedule/rules.ts'
import { z } from 'zod'
import { addPlanLesson } from '#modules/ktp/public.ts'
import type { Context } from '#platform/context.ts'
import type { LessonRow } from '../repository.ts'
import { contentOf, type SlotFacts, factsAbout } from '../views/facts.ts'
import { type SavedWork, savedWork } from '../views/works.ts'

type Choice = {
  entityKind: EntityKind
  calendar_plan_lesson_uuid: string | null
  theme: string
  maxScore: number | null
  work: SavedWork | null
}
type Named = { entityKind: EntityKind; entityId?: string | number | null | undefined }
type PlanQuarter = { schoolId: number; planUuid: string; quarterId: number }

/** The caller's own saved work that a lesson is to be (S-ADDLESSON-3); 422 for one of another kind or of somebody else. */
export async function workNamed({ db, actor }: Context, schoolId: number, said: Named): Promise<SavedWork | null> {
  const { entityId = null, entityKind } = said
  if (entityId === null) return null
  const { data: uuid } = z.uuid().safeParse(entityId)
  const work = uuid && (await savedWork(db, schoolId, actor.userId, uuid))
  if (!work || work.kind !== entityKind) throw fieldProblem('entityId', 'schedule.no-saved-work')
  return work
}

/** Out of how many points: as typed, else as the saved work says; a lesson that is not summative has none. */
export const maximumOf = ({ entityKind, maxScore, work }: Pick<Choice, 'entityKind' | 'maxScore' | 'work'>) =>
  isSummative(entityKind) ? (maxScore ?? work?.maxScore ?? null) : null

/** Theme of a regular lesson, or of another kind that is chosen from the plan or typed (V-ADDLESSON-1…3). */
export function refuseWithoutTheme(choice: Choice, facts: SlotFacts) {
  const { entityKind, calendar_plan_lesson_uuid, theme, work } = choice
  if (calendar_plan_lesson_uuid !== null) {
    // A planned theme is or is not a saved work already.
    if (work && work.uuid !== facts.theme?.entityId) throw fieldProblem('entityId', 'schedule.disagrees')
    if (facts.theme && facts.theme.kind !== entityKind)
      throw fieldProblem('calendar_plan_lesson_uuid', 'schedule.kind-of-theme')
    return
  }
  if (entityKind === 'regular') throw fieldProblem('calendar_plan_lesson_uuid', 'required')
  if (entityKind !== 'soch' && theme === '' && !work) throw fieldProblem('theme', 'required')
  if (isSummative(entityKind) && maximumOf(choice) === null) throw fieldProblem('maxScore', 'required')
}

/** The theme that a lesson has at present; null without one. */
export async function themeOf({ db }: Context, lesson: LessonRow): Promise<SlotFacts['theme']> {
  const { school_id: schoolId, group_id: groupId, subject_id: subjectId, subgroup_id: subgroupId } = lesson
  const place = { schoolId, groupId, subjectId, subgroupId, date: lesson.on_date, cabinetId: null }
  const facts = await factsAbout(db, { ...place, themeUuid: lesson.plan_lesson_uuid })
  return facts?.theme ?? null
}

/** Points out of one maximum mean nothing out of another: 422 schedule.marked. */
export async function refuseOtherMaximum(
  { db }: Context,
  { school_id: schoolId, uuid }: LessonRow,
  before: SlotFacts['theme'],
  next: number | null,
): Promise<void> {
  if ((before?.maxScore ?? formativeMax) === (next ?? formativeMax)) return
  const { marks } = await contentOf(db, schoolId, uuid)
  if (marks > 0) throw lessonMarked({ marks })
}

/** A lesson that is moved keeps its kind, and a theme if it has one (V-SCHED-1); another kind is a binding of its own. */
export async function refuseOtherKind(context: Context, lesson: LessonRow, facts: SlotFacts, chosen: string | null) {
  if (chosen === lesson.plan_lesson_uuid) return
  if (chosen === null) throw fieldProblem('calendar_plan_lesson_uuid', 'required')
  const before = await themeOf(context, lesson)
  if ((before?.kind ?? 'regular') !== facts.theme?.kind)
    throw fieldProblem('calendar_plan_lesson_uuid', 'schedule.kind-of-theme')
  await refuseOtherMaximum(context, lesson, before, facts.theme.maxScore)
}

/** The chosen theme, or a new one at the end of the quarter's plan; soch names itself in the plan's language (S-BIND-1). */
export async function themeFor(
  context: Context,
  choice: Choice,
  facts: SlotFacts,
  place: PlanQuarter,
): Promise<string> {
  if (choice.calendar_plan_lesson_uuid !== null) return choice.calendar_plan_lesson_uuid
  const { entityKind, work } = choice
  const soch = entityKind === 'soch'
  const title = choice.theme || (work?.title ?? '')
  return addPlanLesson(context.db, {
    ...place,
    entityKind,
    section: soch ? '' : title,
    theme: soch ? sochTitle(place.quarterId, facts.eduLang) : title,
    maxScore: maximumOf(choice),
    entityId: work?.uuid ?? null,
  })
}
