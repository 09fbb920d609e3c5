import { problem } from '../kernel/problem.ts'

export const cannotConduct = problem<{ reason: 'theme' | 'not-begun' | 'closed' }>('lesson.cannot-conduct')
export const tooManyMaterials = problem<{ max: number }>('lesson.too-many-materials')
