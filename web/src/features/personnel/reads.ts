import { personnel } from '@qalam/contract/personnel/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

/** What the lists show besides what their address asks for. */
export const here = { archive: undefined }
export const archive = { archive: 'yes' } as const

export const employeesNow = () => tableNow(personnel.list, here)
export const archiveNow = () => tableNow(personnel.list, archive)

/** A student or an employee with everything that the school knows of them. */
export const cardOf = (userId: number) => read(personnel.card, { params: { userId } })

/** What somebody who goes leaves behind from a day on. */
export const leavingOf = (userId: number, from: string) =>
  read(personnel.leaving, { params: { userId }, query: { from } })

/** The posts that one may give. */
export const positionChoices = read(personnel.positions, {}, { silent: true, freshFor: 60_000 })

/** What a change of a person makes stale: every card, and the lists however they are narrowed. */
export const stale = [everyReadOf(personnel.card), everyReadOf(personnel.list)]
