import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { ThemeForEdit } from '@qalam/contract/calendar-plans/sheet-calls.ts'
import { content } from '@qalam/contract/content/api.ts'
import { type ContentKind, contentKinds } from '@qalam/contract/content/document.ts'
import { call, read } from '#platform/api.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { builderAddress } from '../addresses.ts'

/** A theme of a calendar plan, and what a work for it begins from. */
export const planTheme = (uuid: string) => read(calendarPlans.themeForEdit, { params: { uuid } }, { freshFor: 0 })

/** The same, asked for once. */
export const planThemeNow = (uuid: string) => call(calendarPlans.themeForEdit, { params: { uuid } })

/** What a work for a theme is called and about. */
export const headOf = ({ theme, ordinal, subject, parallel, eduLang }: ThemeForEdit) => ({
  title: theme.slice(0, 200) || `${ordinal}`,
  subjectId: subject.id,
  parallel,
  language: eduLang,
})

/** From now on the theme is taught by this document. */
export const bindWork = (theme: ThemeForEdit, entityId: string) =>
  call(calendarPlans.themeUpdate, {
    body: {
      uuid: theme.uuid,
      calendarPlanUuid: theme.calendarPlanUuid,
      entityKind: theme.kind,
      theme: theme.theme,
      maxScore: theme.maxScore,
      entityId,
    },
  })

/**
 * Where the work of a theme is written: the known one of the caller, else one that is begun from what the theme says.
 * Null where there is no such work, or somebody else writes it.
 */
export async function builderOf(theme: ThemeForEdit): Promise<string | null> {
  const kind = contentKinds.find((one): one is ContentKind => one === theme.kind)
  if (kind === undefined) return null
  const { entityId, maxScore, objectives, can } = theme
  if (entityId !== null) return can.open ? builderAddress(kind, entityId) : null
  if (!can.make) return null
  const work = newUuid()
  await call(content.create, { body: { uuid: work, kind, ...headOf(theme), maxScore, objectives } })
  await bindWork(theme, work)
  return builderAddress(kind, work)
}
