import type { Leaving } from '@qalam/contract/personnel/leaving.ts'

/** Who follows in a plan or a class. */
export type Chosen = Readonly<Record<string, number>>

export const keyOf = { plan: (uuid: string): string => `plan ${uuid}`, group: (id: number): string => `group ${id}` }

/** Everything to one person; a class only to who may lead one. */
export function everythingTo({ plans, groups, teachers }: Leaving, teacherId: number | null): Chosen {
  if (teacherId === null) return {}
  const mayLead = teachers.some(({ id, mayLead: may }) => id === teacherId && may)
  const keys = [
    ...plans.map(({ uuid }) => keyOf.plan(uuid)),
    ...(mayLead ? groups.map(({ id }) => keyOf.group(id)) : []),
  ]
  return Object.fromEntries(keys.map((key) => [key, teacherId]))
}
