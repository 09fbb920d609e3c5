import type { Labelled } from '@qalam/contract/schedule/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { choices, type ViewName, views } from './reads.ts'

type Kind = 'group' | 'teacher' | 'cabinet'
type Props = { kind: Kind; id: number }

const nameOf: Record<Kind, ViewName> = { group: 'groupId', teacher: 'teacherId', cabinet: 'cabinetId' }

/** Whose week to show, kept in the address bar. Offers what the server says may be opened. */
export default function ViewChooser({ kind, id }: Props) {
  const { data } = useQuery(choices)
  const [, change] = useFilters()
  const lists: Record<Kind, readonly Labelled[]> = {
    group: data?.groups ?? [],
    teacher: data?.teachers ?? [],
    cabinet: data?.cabinets ?? [],
  }
  const isOwn = lists.teacher.length <= 1
  const kinds = (['teacher', 'group', 'cabinet'] as const).filter((one) => one === kind || lists[one].length > 0)
  const open = (next: Kind, value: number | undefined) =>
    change({ ...Object.fromEntries(views.map((name) => [name, undefined])), [nameOf[next]]: value })

  return (
    <>
      <SelectField
        bare
        required
        label={text('schedule.whose')}
        value={kind}
        choices={kinds.map((value) => ({
          value,
          label: text(value === 'teacher' && isOwn ? 'schedule.kind-own' : `schedule.kind-${value}`),
        }))}
        onChange={(next) => next && open(next, lists[next][0]?.id)}
      />
      {!(kind === 'teacher' && isOwn) && (
        <SearchSelect
          bare
          required
          label={text(`schedule.kind-${kind}`)}
          value={id}
          choices={lists[kind].map((one) => ({ value: one.id, label: one.label }))}
          onChange={(next) => open(kind, next ?? undefined)}
        />
      )}
    </>
  )
}
