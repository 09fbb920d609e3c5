import type { EntityKind } from '@qalam/contract/schedule/drafts.ts'
import { useOwnWorks } from '#features/content/public.tsx'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'

type Props = { kind: EntityKind | null | undefined; field: DraftField<string | null | undefined> }

/** The caller's saved works of the chosen kind (S-ADDLESSON-3); that there is none is said in words. */
export function OwnWork({ kind, field }: Props) {
  const { works, onSearch, busy, isNothing } = useOwnWorks(kind ?? 'regular')
  if (isNothing) return <EmptyList title={text('schedule.no-works')} text={text('schedule.no-works-hint')} />
  return (
    <SearchSelect
      {...field}
      label={text('schedule.work')}
      required
      choices={works ?? []}
      onSearch={onSearch}
      busy={busy}
    />
  )
}
