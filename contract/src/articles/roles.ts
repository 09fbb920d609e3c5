import { z } from 'zod'
import { management, officials, roles, schoolStaff } from '../kernel/roles.ts'

export const ArticleRole = z.enum(roles)
export type ArticleRole = z.infer<typeof ArticleRole>

/** Who writes: a school's management for the school, officials for what lies under them, the platform for all. */
export const writers = [...management, ...officials, 'monitoring_region_worker', 'platform-admin'] as const

/** Whom a school may tell something. */
export const rolesOfSchool: readonly ArticleRole[] = ['student', 'parent', ...schoolStaff]
/** Whom officials and the platform may tell something. */
export const rolesOfAll: readonly ArticleRole[] = [...rolesOfSchool, ...officials, 'monitoring_region_worker']
