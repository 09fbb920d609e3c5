import { type Role, schoolStaff } from '../../kernel/roles.ts'

/** Who talks: whoever works in a school, the students and their parents. Those above a school have the support. */
export const talkers = [...schoolStaff, 'student', 'parent'] as const satisfies readonly Role[]
/** Who looks after safety: both offices are needed to open a talk. */
export const guardians = ['director', 'social_worker'] as const satisfies readonly Role[]
