import { daysBetween, numberOfQuarter, yearOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { defaultLanguage } from '@qalam/contract/kernel/languages.ts'
import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import { Holiday, type QuarterYear, schools, StartConfig } from '@qalam/contract/schools/api.ts'
import type { z } from 'zod'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { readFile } from '#platform/files/stored.ts'
import { daysOffOfCountry } from './calendar.ts'
import { quarterOn } from './policy.ts'
import { domainOf, flagsOf, type SchoolsSettings } from './configured.ts'
import {
  demoSignIns,
  holidaysBetween,
  logoOf,
  type QuarterRow,
  quartersOf,
  schoolsAround,
  usualQuarters,
} from './views.ts'

/** What the page must know before anybody signs in, on the host it was opened at. */
export async function startConfig(settings: SchoolsSettings, { db, request }: Context): Promise<StartConfig> {
  const { productSchoolType, demo, appStoreUrl, playStoreUrl, ustazUrl } = settings
  const domain = domainOf(settings, request.host)
  return {
    defaultLanguage: domain?.defaultLang ?? defaultLanguage,
    theme: domain?.theme ?? null,
    flags: flagsOf(settings, domain),
    productSchoolType,
    demo: demo && request.fromHere ? StartConfig.shape.demo.parse(await demoSignIns(db)) : [],
    appStoreUrl,
    playStoreUrl,
    ustazUrl,
  }
}

/** The hosts that are configured to differ from the default. */
export const domains = async (settings: SchoolsSettings) =>
  settings.domains.map((domain) => ({ ...domain, flags: flagsOf(settings, domain) }))

/** The picture that stands for a school, to be shown in its place; not found while it has none (SH-THEME-2). */
export async function logo({ files }: SchoolsSettings, { db }: Context, schoolId: number) {
  const uuid = found(await logoOf(db, schoolId))
  const file = found(await readFile(db, files, uuid))
  found(isPicture(file.mime) || null)
  return { ...file, inline: true }
}

const isPicture = (mime: string): boolean => mime.startsWith('image/')

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

  if (actor.schoolId === null) return daysOffOfCountry(from, to)
  return holidaysBetween(db, actor.schoolId, from, to)
}
