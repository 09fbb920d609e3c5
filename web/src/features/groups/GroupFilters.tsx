import type { groups } from '@qalam/contract/groups/api.ts'
import { EduLang, Faculty } from '@qalam/contract/groups/group.ts'
import { parallels } from '@qalam/contract/groups/rules.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { type MessageKey, text } from '#platform/text.ts'
import { FilterSelect } from '#ui/fields/FilterSelect.tsx'

type GroupsFilter = Partial<Parsed<typeof groups.list>['query']>
type Props = {
  asked: GroupsFilter
  onFilter: (some: { [Name in keyof GroupsFilter]?: string | number | undefined }) => void
}

/** What narrows the list of classes. */
export function GroupFilters({ asked, onFilter }: Props) {
  const narrow = (
    name: 'parallel' | 'lang' | 'faculty' | 'shift',
    label: MessageKey,
    choices: { value: string | number; label: string }[],
  ) => (
    <FilterSelect
      label={text(label)}
      value={asked[name]}
      choices={choices}
      onChange={(value) => onFilter({ [name]: value })}
    />
  )
  return (
    <>
      {narrow(
        'parallel',
        'groups.parallel',
        parallels.map((value) => ({ value, label: String(value) })),
      )}
      {narrow(
        'lang',
        'groups.lang',
        EduLang.options.map((value) => ({ value, label: text(`dictionaries.language.${value}`) })),
      )}
      {narrow(
        'faculty',
        'groups.faculty',
        Faculty.options.map((value) => ({ value, label: text(`dictionaries.faculty.${value}`) })),
      )}
      {narrow(
        'shift',
        'groups.shift',
        [1, 2, 3].map((value) => ({ value, label: text('groups.shift-number', { number: value }) })),
      )}
    </>
  )
}
