import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { say } from '#platform/http/errors.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { byGroup, createForm, groups } from './lists/service.ts'
import { admit, bring, preview } from './papers/bring.ts'
import { file, print, template } from './papers/file.ts'
import type { Say } from './papers/model.ts'
import { paper } from './papers/paper.ts'
import { copy, copyInfo } from './plan/copy.ts'
import { create } from './plan/create.ts'
import { edit, reviewers, setReviewer, teachers } from './plan/edit.ts'
import { remove } from './plan/remove.ts'
import { teacherChange, update } from './plan/update.ts'
import { change } from './sheet/change.ts'
import { dates, setDate } from './sheet/dates.ts'
import { open } from './sheet/entry.ts'
import { acceptFlow } from './sheet/flow.ts'
import { moveState, say as comment } from './sheet/state.ts'
import { themeAdd, themeForEdit, themeUpdate } from './sheet/theme.ts'
import { undo } from './sheet/undo.ts'

const words =
  ({ language }: { language: Language }): Say =>
  (key, variables) =>
    say(language, key, variables)

/** Either spelling of the plan (E-7.6-06). */
function planOf({
  calendarPlanUuid,
  calendar_plan_uuid,
}: Record<'calendarPlanUuid' | 'calendar_plan_uuid', string | undefined>) {
  const uuid = calendarPlanUuid ?? calendar_plan_uuid
  if (uuid === undefined) throw fieldProblem('calendarPlanUuid', 'required')
  return uuid
}

export const serve: Serve = ({ files }) =>
  routes(calendarPlans, {
    groups: (context, { query }) => groups(context, query),
    byGroup: (context, { params, query }) => byGroup(context, params.groupId, query),
    createForm: (context, { params }) => createForm(context, params.groupId),
    teachers: (context) => teachers(context),
    edit: (context, { params }) => edit(context, params.uuid),
    create: (context, { body }) => create(context, body),
    update: (context, { params, body }) => update(context, params.uuid, body),
    delete: (context, { params, body }) => remove(context, params.uuid, body.withLessons),
    teacherChange: (context, { params, query }) => teacherChange(context, params.uuid, query),
    copyInfo: (context, { query }) => copyInfo(context, query.calendarPlanUuid),
    copy: (context, { body }) => copy(context, body),
    reviewers: (context) => reviewers(context),
    setReviewer: (context, { params, body }) => setReviewer(context, params.subjectId, body.teacherId),
    sheet: (context, { params }) => open(context, params.uuid),
    changeSheet: (context, { params, body }) => change(context, params.uuid, body),
    undoAct: (context, { params, body }) => undo(context, params.uuid, body),
    acceptFlow: (context, { params, body }) => acceptFlow(context, params.uuid, body),
    setDate: (context, { params, body }) => setDate(context, params.uuid, body),
    moveState: (context, { params, body }) => moveState(context, params.uuid, body),
    comment: (context, { params, body }) => comment(context, params.uuid, body),
    dates: (context, { query }) =>
      dates(
        context,
        planOf({ calendarPlanUuid: query.calendarPlanUuid, calendar_plan_uuid: query.calendar_plan_uuid }),
      ),
    themeForEdit: (context, { params }) => themeForEdit(context, params.uuid),
    themeAdd: (context, { body }) => themeAdd(context, body),
    themeUpdate: (context, { body: { uuid, ...body } }) => themeUpdate(context, uuid, body),
    themeUpdateOld: (context, { params, body: { uuid: _same, ...body } }) => themeUpdate(context, params.uuid, body),
    file: (context, { params }) => file(context, params.uuid, words(context)),
    print: (context, { params }) => print(context, params.uuid, words(context)),
    template: (context) => template(words(context)),
    importPreview: {
      admit: (context, { params }) => admit(context, params.uuid),
      handle: (context, { params }) => preview(context, params.uuid, { files, say: words(context) }),
    },
    importSheet: {
      admit: (context, { params }) => admit(context, params.uuid),
      handle: (context, { params }) => bring(context, params.uuid, { files, say: words(context) }),
    },
    paper: (context, { params, query }) => paper(context, params.uuid, query, words(context)),
  })
