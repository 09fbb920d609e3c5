import { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const schoolsNow = () => tableNow(schoolRegistry.list)
export const schoolOf = (schoolId: number) => read(schoolRegistry.one, { params: { schoolId } })
export const work = read(schoolRegistry.work, {})

/** What an act makes stale: every card, and the list however it is narrowed. */
export const everything = [everyReadOf(schoolRegistry.list), everyReadOf(schoolRegistry.one)]
