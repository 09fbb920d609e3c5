import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { askedBy, tableNow } from '#platform/table.ts'

export const groupsNow = () => tableNow(calendarPlans.groups)

/** The plans of a group as the address narrows them; a class has some twenty. */
export const plansOf = (groupId: string, search: string) =>
  read(calendarPlans.byGroup, {
    params: { groupId: Number(groupId) },
    query: { ...askedBy(calendarPlans.byGroup, search), limit: 100 },
  })
export const plansNow = (groupId: string) => plansOf(groupId, window.location.search)

export const planSheet = (uuid: string) => read(calendarPlans.sheet, { params: { uuid } })
export const planForm = (groupId: number) => read(calendarPlans.createForm, { params: { groupId } })
export const planEdited = (uuid: string) => read(calendarPlans.edit, { params: { uuid } })
export const copyInfo = (calendarPlanUuid: string) => read(calendarPlans.copyInfo, { query: { calendarPlanUuid } })
export const themeDates = (calendarPlanUuid: string) => read(calendarPlans.dates, { query: { calendarPlanUuid } })
export const teacherChange = (uuid: string, teacherId: number, from: string) =>
  read(calendarPlans.teacherChange, { params: { uuid }, query: { teacherId, from } }, { silent: true })
export const reviewers = read(calendarPlans.reviewers, {})
export const teachers = read(calendarPlans.teachers, {})

/** What a change of any plan makes stale. */
export const everyList = [everyReadOf(calendarPlans.groups), everyReadOf(calendarPlans.byGroup)]
export const everyPlan = [...everyList, everyReadOf(calendarPlans.sheet), everyReadOf(calendarPlans.edit)]
