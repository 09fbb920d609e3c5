import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { PlanSheet, SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import { content } from '@qalam/contract/content/api.ts'
import { type ContentKind, contentKinds } from '@qalam/contract/content/document.ts'
import { call } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import type { MenuItem } from '#ui/overlay/Menu.tsx'
import { isHeld } from './rows.ts'
import type { SheetState } from './useSheet.ts'

/** A theme whose lesson is a work has it in the builder: an own one is begun from what the theme says, or the known one opened. */
export function workActs(state: SheetState, theme: SheetTheme): MenuItem[] {
  const { sheet } = state
  const kind = contentKinds.find((one) => one === theme.kind)
  if (kind === undefined) return []
  const { entityId } = theme
  if (entityId !== null)
    return [{ label: text('calendar-plans.open-work'), onSelect: () => goTo(sheet, kind, entityId) }]
  return [
    {
      label: text('calendar-plans.make-work'),
      disabled: isHeld(theme),
      onSelect: () => void begin(state, theme, kind),
    },
  ]
}

async function begin(state: SheetState, theme: SheetTheme, kind: ContentKind): Promise<void> {
  const { sheet } = state
  const { uuid, ordinal } = theme
  const work = newUuid()
  const isDone = await state.act(async () => {
    const head = { title: theme.theme.slice(0, 200) || `${ordinal}`, language: currentLanguage() }
    const about = { subjectId: sheet.subject.id, parallel: sheet.parallel }
    const asked = { maxScore: theme.maxScore, objectives: theme.objectives }
    await call(content.create, { body: { uuid: work, kind, ...head, ...about, ...asked } }, { silent: true })
    const body = { uuid, entityKind: theme.kind, theme: theme.theme, maxScore: theme.maxScore, entityId: work }
    await call(calendarPlans.themeUpdate, { body: { ...body, calendarPlanUuid: sheet.uuid } }, { silent: true })
  })
  if (isDone) goTo(sheet, kind, work)
}

const goTo = ({ uuid, group }: PlanSheet, lessonType: ContentKind, lessonId: string): void =>
  navigate(
    linkTo('/v3/backoffice/ktp/:groupId/:calendarPlanId/:lessonType/:lessonId', {
      groupId: String(group.id),
      calendarPlanId: uuid,
      lessonType,
      lessonId,
    }),
  )
