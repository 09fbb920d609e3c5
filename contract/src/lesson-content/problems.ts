import { problem } from '../kernel/problem.ts'

/** The exercise is right already, or its tries are used up. */
export const noTries = problem('lesson-content.no-tries')
/** The same exercises are homework of this student: they are answered there. */
export const heldByHomework = problem('lesson-content.held')
/** Not an answer that the exercise can be given. */
export const answerUnfit = problem('lesson-content.answer-unfit')
/** A reading holds so many files at most. */
export const tooManyReadFiles = problem<{ most: number }>('lesson-content.too-many-files')
