import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

/** What the lists show besides what their address asks for. */
export const current = { archive: undefined }
export const archive = { archive: 'yes' } as const

export const programsNow = () => tableNow(trainingPrograms.list, current)
export const archivedNow = () => tableNow(trainingPrograms.list, archive)
export const oneProgram = (id: string) => read(trainingPrograms.byId, { query: { groupId: id } })
export const studentsOf = (id: string) => read(trainingPrograms.students, { query: { groupId: id } })

/** Whom a program may take in. */
export const candidatesFor = (groupId: number) => read(trainingPrograms.candidates, { query: { groupId } })

/** What the form of a program chooses among. */
export const programChoices = read(trainingPrograms.choices, {})

/** What a change of a program or of its students makes stale. */
export const everything = [
  trainingPrograms.list,
  trainingPrograms.byId,
  trainingPrograms.students,
  trainingPrograms.candidates,
].map(everyReadOf)
