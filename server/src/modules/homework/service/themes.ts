import type { HomeworkTheme, ThemeDraft } from '@qalam/contract/homework/answers.ts'
import type { HomeworkView } from '@qalam/contract/homework/api.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { themesOf } from '../views/themes.ts'
import { set } from './set.ts'

type Plan = { groupId: number; subjectId: number }

export const themes = ({ db, actor }: Context, plan: Plan): Promise<HomeworkTheme[]> => themesOf(db, actor, plan)

/** Puts homework, with its lecture, on the lesson of a theme of the group's plan. A repeat changes nothing. */
export async function saveTheme(context: Context, uuid: string, draft: ThemeDraft): Promise<HomeworkView> {
  const plan = { groupId: draft.group_id, subjectId: draft.subjectId }
  const all = await themesOf(context.db, context.actor, plan)
  // Whoever does not teach the group that subject finds nothing.
  found(all[0])
  const theme = all.find((one) => one.uuid === draft.theme)
  if (!theme) throw fieldProblem('theme', 'homework.no-theme')
  if (theme.homeworkUuid !== null) throw fieldProblem('theme', 'homework.theme-taken')

  return set(context, theme.lessonUuid, {
    uuid,
    version: 0,
    text: draft.text,
    dueOn: null,
    students: null,
    wantsAnswer: false,
    dateExpired: null,
    timeExpired: null,
    contentVersion: draft.lectureUuid,
  })
}
