import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { family, management, officials, roles, schoolStaff, type Role } from '../kernel/roles.ts'

/** Who writes to others: the management of a school for it, an official for the part of the country they answer for. */
export const writers = [...management, ...officials] as const satisfies readonly Role[]

/** How far something reaches: one school, a district, a region, or the whole country. */
export const scopes = ['school', 'department', 'region', 'country'] as const
export type Scope = (typeof scopes)[number]

/** Whoever runs the platform is told nothing here: it has no school and reads no strips. */
const told = roles.filter((role) => role !== 'platform-admin')

/** Whose desk somebody writes at: all of a school's management share one, and so do the officials of a place. */
export type NewsDesk = { scope: Scope; id: number | null }

/** The roles that there are within such a place. */
export function rolesWithin(scope: Scope): Role[] {
  const above: Record<Scope, readonly Role[]> = {
    school: [],
    department: ['department_worker'],
    region: ['department_worker', 'region_worker', 'monitoring_region_worker'],
    country: [...officials, 'monitoring_region_worker'],
  }
  const within: readonly Role[] = [...family, ...schoolStaff, ...above[scope]]
  return told.filter((role) => within.includes(role))
}

/** Days for which something may stand at most. */
const longestPeriod = 366

/** Whom something is for, and on which days: always said in full. `scopeId` is null for the whole country alone. */
export const audienceFields = {
  roles: z.array(z.enum(roles)).min(1).max(told.length),
  scope: z.enum(scopes),
  scopeId: Id.nullable(),
  since: Day,
  until: Day,
}

type Audience = { roles: readonly Role[]; scope: Scope; scopeId: number | null; since: string; until: string }
type Complain = (path: string, message: string) => void

const days = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000

/** What is wrong with an audience or a period by itself; whether it lies in the writer's reach only the server knows. */
export function complainAboutAudience({ roles: to, scope, scopeId, since, until }: Audience, complain: Complain): void {
  const within = rolesWithin(scope)
  if (new Set(to).size < to.length || !to.every((role) => within.includes(role))) complain('roles', 'news_roles')
  if ((scope === 'country') !== (scopeId === null)) complain('scopeId', 'required')
  if (until < since) complain('until', 'news_order')
  else if (days(since, until) > longestPeriod) complain('until', 'news_long')
}

/** A part of the country or a school that a writer may address. */
export const NewsPlace = z.object({ scope: z.enum(scopes), scopeId: Id.nullable(), name: Named.nullable() })
export type NewsPlace = z.infer<typeof NewsPlace>

const sound = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
const words = (max: number) => z.string().trim().max(max).refine(sound)

/** Words in three languages. English may be missing: who reads it sees the Russian ones. */
export const Texts = (max: number) =>
  z.object({ kz: words(max).min(1), ru: words(max).min(1), en: words(max).default('') })

/** The same where nothing has to be said: all three may be empty. */
export const NoTexts = (max: number) =>
  z.object({ kz: words(max).default(''), ru: words(max).default(''), en: words(max).default('') })

/** How far something has come, by the day of today. */
export const stages = ['draft', 'planned', 'running', 'ended'] as const
export const Stage = z.enum(stages)
export type Stage = z.infer<typeof Stage>
