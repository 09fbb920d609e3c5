import type { PassportsAsked } from '@qalam/contract/social-passports/api.ts'
import { categories } from '@qalam/contract/social-passports/categories.ts'
import { text } from '#platform/text.ts'
import { FilterSelect } from '#ui/fields/FilterSelect.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'

type PassportsFilter = Partial<PassportsAsked>
type Props = {
  asked: PassportsFilter
  groups: readonly { id: number; label: string }[]
  onFilter: (some: { [Name in keyof PassportsFilter]?: string | number | undefined }) => void
}

/** What narrows the list of passports. */
export function PassportFilters({ asked, groups, onFilter }: Props) {
  return (
    <>
      {groups.length > 1 && (
        <SearchSelect
          bare
          label={text('social-passports.group')}
          placeholder={text('social-passports.group')}
          value={asked.groupId ?? null}
          onChange={(groupId) => onFilter({ groupId: groupId ?? undefined })}
          choices={groups.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <FilterSelect
        label={text('social-passports.category')}
        value={asked.category}
        choices={categories.map((value) => ({ value, label: text(`social-passports.category-${value}`) }))}
        onChange={(category) => onFilter({ category })}
      />
      <FilterSelect
        label={text('social-passports.in-care')}
        value={asked.inCare}
        choices={[
          { value: 'yes', label: text('social-passports.in-care-yes') },
          { value: 'no', label: text('social-passports.in-care-no') },
        ]}
        onChange={(inCare) => onFilter({ inCare })}
      />
    </>
  )
}
