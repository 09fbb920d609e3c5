import { z } from 'zod'
import { IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { staff } from '../kernel/roles.ts'
import { EntityKind } from '../schedule/drafts.ts'
import { PlanState } from './shapes.ts'
import { PlanSheet, SheetChange, SheetChanged, SheetTheme, ThemeDate } from './sheet.ts'

const v3 = '/api/v3/os/backoffice/calendar-plan'
const front = '/api/v3/os/frontoffice/ktp'
const oldFront = '/api/v2/os/frontoffice/ktp'
const OfPlan = z.object({ uuid: z.uuid() })
const Act = z.object({ uuid: z.uuid() })

/** A theme as the dialog and older clients send it, in either spelling (M-39; E-7.6-08…11). */
export const ThemeBody = z.object({
  uuid: z.uuid().optional(),
  entityKind: EntityKind.optional(),
  entity_kind: EntityKind.optional(),
  calendarPlanUuid: z.uuid().optional(),
  calendar_plan_uuid: z.uuid().optional(),
  schoolId: z.int32().nullish(),
  entityId: z.uuid().nullish(),
  calendarPlanTemplateUuid: z.uuid().nullish(),
  scheduleUuid: z.uuid().nullish(),
  quarter: z.int32().nullish(),
  section: z.string().trim().max(500).optional(),
  theme: z.string().trim().max(500).optional(),
  maxScore: z.int().min(1).max(100).nullish(),
})
export type ThemeBody = z.output<typeof ThemeBody>

/** One theme with what a work that is made for it begins from. */
export const ThemeForEdit = SheetTheme.extend({
  calendarPlanUuid: z.uuid(),
  subject: z.object({ id: z.int(), name: Named }),
  parallel: z.int(),
  eduLang: z.enum(['kz', 'ru']),
  /** Whether the plan is the caller's own. */
  teaches: z.boolean(),
  /** `make`: a work may be made for it. `open`: its work is the caller's own. */
  can: z.object({ make: z.boolean(), open: z.boolean() }),
})
export type ThemeForEdit = z.infer<typeof ThemeForEdit>
const Themed = z.object({ uuid: z.uuid(), entityId: z.uuid().nullable(), entityKind: EntityKind })

export const sheet = {
  sheet: get(`${v3}/plan/:uuid`, {
    roles: staff,
    about:
      'The themes of a plan as a sheet, with its dates, its last acts and what a re-flow would change (N-31, N-39).',
    params: OfPlan,
    response: PlanSheet,
  }),
  changeSheet: put(`${v3}/plan/:uuid/themes`, {
    roles: staff,
    repeatable: true,
    perMinute: 120,
    about:
      'Stores changed rows and, with `layout`, their order as one act. 409 calendar-plans.stale with the rows as they stand; 422 calendar-plans.theme-held for words of a conducted or marked lesson (Q-027). Objectives are mended to codes.',
    params: OfPlan,
    body: SheetChange,
    response: SheetChanged,
  }),
  undoAct: post(`${v3}/plan/:uuid/undo`, {
    roles: staff,
    repeatable: true,
    about: 'Takes an act back, or an undoing; 409 calendar-plans.changed-since when its rows or lessons changed since.',
    params: OfPlan,
    body: Act.extend({ act: z.uuid() }),
    response: Done,
  }),
  acceptFlow: post(`${v3}/plan/:uuid/flow`, {
    roles: staff,
    repeatable: true,
    about:
      'Lays the themes over the lessons again as the sheet proposed under this mark, as one act; 409 calendar-plans.flow-stale when it would be another change by now.',
    params: OfPlan,
    body: Act.extend({ mark: z.string().max(64) }),
    response: Done,
  }),
  setDate: put(`${v3}/plan/:uuid/date`, {
    roles: staff,
    repeatable: true,
    about:
      'Gives a theme a lesson of the plan, or none; `fixed` holds it there. A work that gets its date is held, and the caps of the rules are said as warnings (order №125).',
    params: OfPlan,
    body: Act.extend({ theme: z.uuid(), scheduleUuid: z.uuid().nullable(), fixed: z.boolean() }),
    response: Done,
  }),
  moveState: put(`${v3}/plan/:uuid/state`, {
    roles: staff,
    about: 'Sends, reviews, approves or returns a plan (Q-134); a return says why. 409 calendar-plans.state otherwise.',
    params: OfPlan,
    body: Act.extend({ state: PlanState, comment: z.string().trim().max(1000).default('') }),
    response: Done,
  }),
  comment: post(`${v3}/plan/:uuid/comment`, {
    roles: staff,
    repeatable: true,
    about: 'Says something about a plan, for its teacher and its reviewers.',
    params: OfPlan,
    body: Act.extend({ comment: z.string().trim().min(1).max(1000) }),
    response: Done,
  }),
  dates: get(`${front}/dates`, {
    roles: staff,
    about: 'The lessons that a theme of the plan may be put on, with what stands there (E-7.6-06).',
    aliases: [`${oldFront}/dateList`],
    query: z.object({
      calendarPlanUuid: z.uuid().optional(),
      calendar_plan_uuid: z.uuid().optional(),
      schoolId: IdInAddress.optional(),
    }),
    response: z.array(ThemeDate),
  }),
  themeForEdit: get(`${front}/theme/:uuid`, {
    roles: staff,
    about: 'One theme as its dialog holds it, and what a work for it begins from (E-7.6-07; R-2.2-03).',
    aliases: [`${oldFront}/theme/:uuid`],
    params: OfPlan,
    response: z.object({ calendarPlanLesson: ThemeForEdit }),
  }),
  themeAdd: post(`${front}/theme/add`, {
    roles: staff,
    repeatable: true,
    about:
      'Adds a theme at the end of its quarter (E-7.6-08, 10; V-CPTHEME-1, 2): a planned one by its words, or a saved work of the caller by its id.',
    aliases: [`${oldFront}/theme/add`],
    body: ThemeBody,
    response: Themed,
  }),
  themeUpdate: post(`${front}/theme/update`, {
    roles: staff,
    repeatable: true,
    about: 'Changes a theme; fields left out stay (E-7.6-09).',
    body: ThemeBody.extend({ uuid: z.uuid() }),
    response: Themed,
  }),
  themeUpdateOld: put(`${oldFront}/theme/update/:uuid`, {
    roles: staff,
    about: 'The same at its older address (E-7.6-11).',
    params: OfPlan,
    body: ThemeBody,
    response: Themed,
  }),
}
