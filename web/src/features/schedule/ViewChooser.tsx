import type { Labelled } from '@qalam/contract/schedule/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { choices, type ViewName, views } from './reads.ts'
import { WhoseChooser, type WhoseKind } from './WhoseChooser.tsx'

type Props = { kind: WhoseKind; id: number }

const nameOf: Record<WhoseKind, ViewName> = { group: 'groupId', teacher: 'teacherId', cabinet: 'cabinetId' }

/** Whose week to show, kept in the address bar. Offers what the server says may be opened. */
export default function ViewChooser({ kind, id }: Props) {
  const { data } = useQuery(choices)
  const [, change] = useFilters()
  const lists: Record<WhoseKind, readonly Labelled[]> = {
    group: data?.groups ?? [],
    teacher: data?.teachers ?? [],
    cabinet: data?.cabinets ?? [],
  }
  const isOwn = lists.teacher.length <= 1
  const kinds = (['teacher', 'group', 'cabinet'] as const).filter((one) => one === kind || lists[one].length > 0)
  const open = (next: WhoseKind, value: number | undefined) =>
    change({ ...Object.fromEntries(views.map((name) => [name, undefined])), [nameOf[next]]: value })

  return (
    <WhoseChooser
      kind={kind}
      kinds={kinds.map((value) => ({
        value,
        label: text(value === 'teacher' && isOwn ? 'schedule.kind-own' : `schedule.kind-${value}`),
      }))}
      onKind={(next) => open(next, lists[next][0]?.id)}
      one={kind === 'teacher' && isOwn ? null : { kind, id, among: lists[kind] }}
      onOne={(next) => open(kind, next)}
    />
  )
}
