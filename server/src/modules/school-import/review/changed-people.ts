import type { Change, changedFields } from '@qalam/contract/import-plans/api.ts'
import type { ImportProposal } from '../service.ts'

type Field = (typeof changedFields)[number]
const ofParent: Partial<Record<Field, Field>> = {
  person: 'parent-person',
  iin: 'parent-iin',
  surname: 'parent-surname',
  firstname: 'parent-firstname',
  patronymic: 'parent-patronymic',
}

/** What a reviewer said of somebody: who of the school they are, the IIN that they get, and the fields that are taken. */
export function changedPeople({ bound, changes }: ImportProposal['matched']) {
  const recognised = new Map(bound.map((one) => [one.iin, one]))
  const taken = Map.groupBy(changes, ({ iin }) => iin)
  return (iin: string, isParent = false): Change[] => {
    const one = recognised.get(iin)
    const fields = (taken.get(iin) ?? []).map(({ field, before, after }): Change => ({ field, before, after }))
    const known: Change[] = !one
      ? []
      : one.before === null
        ? [{ field: 'iin', before: '', after: iin }]
        : [{ field: 'person', before: '', after: `${one.name}, ${one.before}` }]
    return [...known, ...fields].map((change) =>
      isParent ? { ...change, field: ofParent[change.field] ?? change.field } : change,
    )
  }
}
