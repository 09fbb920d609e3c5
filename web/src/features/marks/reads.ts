import { journal } from '@qalam/contract/journal/api.ts'
import { read, withoutNetwork } from '#platform/api.ts'

/** Failures are shown in place of what was asked for. */
const silent = true

/** The class of a lesson with its marks and signs. */
export const lessonJournal = (id: string) => read(journal.lesson, { params: { id } }, { silent, ...withoutNetwork })

export const cellHistory = (id: string, userId: number) => read(journal.history, { params: { id, userId } }, { silent })
