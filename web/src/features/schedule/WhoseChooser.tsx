import type { Labelled } from '@qalam/contract/schedule/api.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'

/** A class, a teacher, a room: what a timetable is of. */
export type WhoseKind = 'group' | 'teacher' | 'cabinet'

type Props<Kind extends string> = {
  kind: Kind
  kinds: readonly { value: Kind; label: string }[]
  onKind: (next: Kind) => void
  /** The one that is shown, among those of its kind; null where a kind is of all of them. */
  one: { kind: WhoseKind; id: number | undefined; among: readonly Labelled[] } | null
  onOne: (next: number | undefined) => void
}

/** Whose timetable is shown: first of what kind, then which. */
export function WhoseChooser<Kind extends string>({ kind, kinds, onKind, one, onOne }: Props<Kind>) {
  return (
    <>
      <SelectField
        bare
        required
        label={text('schedule.whose')}
        value={kind}
        choices={kinds}
        onChange={(next) => next && onKind(next)}
      />
      {one && (
        <SearchSelect
          bare
          required
          label={text(`schedule.kind-${one.kind}`)}
          value={one.id}
          choices={one.among.map(({ id, label }) => ({ value: id, label }))}
          onChange={(next) => onOne(next ?? undefined)}
        />
      )}
    </>
  )
}
