import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/auth/public.tsx'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { management, isOneOf } from '@qalam/contract/kernel/roles.ts'
import { groupChoices } from '../reads.ts'

/** The class of a student; a group lead has the own one and cannot pick another (P-POS-5). */
export function GroupField({ field }: { field: DraftField<number> }) {
  const user = useUser()
  const known = useQuery(groupChoices).data ?? []
  const isFree = isOneOf(management, user.role)
  const choices = known.filter(({ id }) => isFree || id === user.group?.id || id === field.value)

  return (
    <SearchSelect
      label={text('contingent.group')}
      required
      {...field}
      disabled={!isFree && field.value !== null && field.value !== undefined}
      choices={choices.map(({ id, label }) => ({ value: id, label }))}
    />
  )
}
