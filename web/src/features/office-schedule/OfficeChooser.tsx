import type { Labelled } from '@qalam/contract/schedule/api.ts'
import { useQuery } from '@tanstack/react-query'
import { WhoseChooser } from '#features/schedule/public.tsx'
import { navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { boardLink, weekLink } from './links.ts'
import { choices, type BoardKind } from './reads.ts'

type Props = { kind: BoardKind | 'school'; id?: number; date: string | undefined }

/** Whose timetable is shown: the whole school, or a class, a teacher, a room. Each has an address of its own. */
export function OfficeChooser({ kind, id, date }: Props) {
  const { data } = useQuery(choices)
  const lists: Record<BoardKind, readonly Labelled[]> = {
    group: data?.groups ?? [],
    teacher: data?.teachers ?? [],
    cabinet: data?.cabinets ?? [],
  }
  const kinds = (['school', 'group', 'teacher', 'cabinet'] as const).filter(
    (one) => one === 'school' || one === kind || lists[one].length > 0,
  )
  const open = (next: BoardKind | 'school', chosen?: number) => {
    if (next === 'school') return navigate(boardLink(date))
    const first = chosen ?? lists[next][0]?.id
    if (first !== undefined) navigate(weekLink(next, first, date))
  }

  return (
    <WhoseChooser
      kind={kind}
      kinds={kinds.map((value) => ({
        value,
        label: text(value === 'school' ? 'office-schedule.kind-school' : `schedule.kind-${value}`),
      }))}
      onKind={(next) => next !== kind && open(next)}
      one={kind === 'school' ? null : { kind, id, among: lists[kind] }}
      onOne={(next) => next && open(kind, next)}
    />
  )
}
