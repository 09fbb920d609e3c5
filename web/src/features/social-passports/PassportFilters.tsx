import type { PassportsAsked } from '@qalam/contract/social-passports/api.ts'
import { categories } from '@qalam/contract/social-passports/categories.ts'
import { type MessageKey, text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'

type PassportsFilter = Partial<PassportsAsked>
type Props = {
  asked: PassportsFilter
  groups: readonly { id: number; label: string }[]
  onFilter: (some: { [Name in keyof PassportsFilter]?: string | number | undefined }) => void
}

/** What narrows the list of passports. */
export function PassportFilters({ asked, groups, onFilter }: Props) {
  const select = (
    name: 'category' | 'inCare',
    label: MessageKey,
    choices: readonly { value: string; label: string }[],
  ) => (
    <SelectField<string>
      bare
      label={text(label)}
      placeholder={text(label)}
      value={asked[name] ?? null}
      onChange={(value) => onFilter({ [name]: value ?? undefined })}
      choices={choices}
    />
  )

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
      {select(
        'category',
        'social-passports.category',
        categories.map((value) => ({ value, label: text(`social-passports.category-${value}`) })),
      )}
      {select('inCare', 'social-passports.in-care', [
        { value: 'yes', label: text('social-passports.in-care-yes') },
        { value: 'no', label: text('social-passports.in-care-no') },
      ])}
    </>
  )
}
