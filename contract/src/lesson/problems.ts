import { problem } from '../kernel/problem.ts'

export const cannotConduct = problem<{ reason: 'theme' | 'not-begun' | 'closed' }>('lesson.cannot-conduct')
export const fileKindRefused = problem<{ name: string }>('lesson.file-kind')
export const tooManyMaterials = problem<{ max: number }>('lesson.too-many-materials')
export const noFile = problem('lesson.no-file')
