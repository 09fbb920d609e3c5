import { daysBetween, numberOfQuarter, yearOfQuarter } from '@qalam/contract/kernel/dates.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { Holiday, type QuarterYear, schools, StartConfig } from '@qalam/contract/schools/api.ts'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { quarterOn } from './policy.ts'
import { flagsOf, type SchoolsSettings } from './settings.ts'
import { demoSignIns, holidaysBetween, type QuarterRow, quartersOf, schoolsAround, usualQuarters } from './views.ts'

/** What the page must know before anybody signs in. */
export async function startConfig(settings: SchoolsSettings, { db, request }: Context): Promise<StartConfig> {
  const { ruHosts, productSchoolType, demo, appStoreUrl, playStoreUrl, ustazUrl } = settings
  return {
    defaultLanguage: ruHosts.includes(request.host.toLowerCase()) ? 'ru' : 'kz',
    flags: flagsOf(settings),
    productSchoolType,
    demo: demo ? StartConfig.shape.demo.parse(await demoSignIns(db)) : [],
    appStoreUrl,
    playStoreUrl,
    ustazUrl,
  }
}

/** The hosts that are configured to differ from the default; looks follow the school, not the host. */
export async function domains(settings: SchoolsSettings) {
  const flags = flagsOf(settings)
  return settings.ruHosts.map((host) => ({ host, defaultLang: 'ru' as const, theme: null, flags }))
}

/** The schools of the person's places and of their children. */
export const list = ({ db, actor }: Context) => schoolsAround(db, actor.personId)

/** Academic years with their quarters, newest first, one of them current (SH-UI-12, Q-023). */
export async function quarters({ db, actor, today }: Context): Promise<z.output<typeof QuarterYear>[]> {
  const rows = actor.schoolId === null ? await usualQuarters(db) : await quartersOf(db, actor.schoolId)
  const current = quarterOn(rows, today)?.id
  const years = [...new Set(rows.map(({ id }) => yearOfQuarter(id)))].sort((a, b) => b - a)

  const ofYear = (year: number) => rows.filter(({ id }) => yearOfQuarter(id) === year)
  const present = (row: QuarterRow) => ({ ...row, number: numberOfQuarter(row.id), current: row.id === current })
  return years.map((year) => ({ year, label: `${year}/${year + 1}`, quarters: ofYear(year).map(present) }))
}

const longest = 366

/** Days without lessons within a stretch; 422 under `to` when it ends before it begins or is longer than a year. */
export async function holidays(
  { db, actor }: Context,
  { from, to }: z.output<(typeof schools)['holidays']['query']>,
): Promise<z.output<typeof Holiday>[]> {
  if (to < from) throw fieldProblem('to', 'ends_before_start')
  if (daysBetween(from, to) > longest) throw fieldProblem('to', 'stretch_too_long', { max: longest })

  return holidaysBetween(db, actor.schoolId, from, to)
}
