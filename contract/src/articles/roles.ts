import { z } from 'zod'
import { management, officials, roles, schoolStaff } from '../kernel/roles.ts'

export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** Who writes: a school's management for the school, officials for what lies under them, the platform for all. */
export const writers = [...management, ...officials, 'monitoring_region_worker', 'platform-admin'] as const

/** Whom a school may tell something. */
export const rolesOfSchool: readonly Role[] = ['student', 'parent', ...schoolStaff]
/** Whom officials and the platform may tell something. */
export const rolesOfAll: readonly Role[] = [...rolesOfSchool, ...officials, 'monitoring_region_worker']
