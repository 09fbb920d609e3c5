/**
 * The fourteen roles of a school and of those above it (P-ROLE-1, P-ROLE-2), and who runs the platform. A subrole replaces the
 * teacher role (S-ROLE-1).
 */
export const roles = [
  'student',
  'parent',
  'teacher',
  'group-lead',
  'zavuch',
  'director',
  'admin',
  'monitoring',
  'social_worker',
  'employee',
  'department_worker',
  'region_worker',
  'country_worker',
  'monitoring_region_worker',
  'platform-admin',
] as const

export type Role = (typeof roles)[number]

/** Who teaches (P-GRP-3). */
export const teaching = ['teacher', 'group-lead'] as const satisfies readonly Role[]
/** Who runs a school; an admin has the deputy's rights (P-GRP-4, Q-004). */
export const management = ['zavuch', 'director', 'admin'] as const satisfies readonly Role[]
/** The staff set of the routes (P-SET-1, Q-003, Q-004). */
export const staff = [...teaching, ...management] as const satisfies readonly Role[]
/** Everybody who works in a school (P-GRP-1). */
export const schoolStaff = [...staff, 'monitoring', 'social_worker', 'employee'] as const satisfies readonly Role[]
/** Who answers for a district, a region or the country (P-GRP-2). */
export const officials = ['department_worker', 'region_worker', 'country_worker'] as const satisfies readonly Role[]
/** Every role of the specification but the student and the parent; who runs the platform is no part of a school. */
export const employees = [...schoolStaff, ...officials, 'monitoring_region_worker'] as const satisfies readonly Role[]
/** The pupil and those who may look over the pupil's shoulder. */
export const family = ['student', 'parent'] as const satisfies readonly Role[]

/** Whether a role belongs to one of the sets above. */
export const isOneOf = (set: readonly Role[], role: Role): boolean => set.includes(role)

/**
 * How high a role stands: the platform, the country, a region, a department, who runs a school, a deputy, other staff,
 * parents and students.
 */
export function rankOf(role: Role): number {
  if (role === 'platform-admin') return 8
  if (role === 'country_worker') return 7
  if (role === 'region_worker' || role === 'monitoring_region_worker') return 6
  if (role === 'department_worker') return 5
  if (role === 'director' || role === 'admin') return 4
  if (role === 'zavuch') return 3
  return isOneOf(family, role) ? 1 : 2
}
