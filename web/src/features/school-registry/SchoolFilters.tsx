import { regions } from '@qalam/contract/dictionaries/regions.ts'
import type { SchoolsAsked } from '@qalam/contract/school-registry/api.ts'
import { nameIn } from './words.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'

type Filter = Partial<SchoolsAsked>
type Props = { asked: Filter; onFilter: (some: { [Name in keyof Filter]?: string | number | undefined }) => void }

/** What narrows the list of schools. */
export const SchoolFilters = ({ asked, onFilter }: Props) => (
  <>
    <SearchSelect
      bare
      label={text('school-registry.region')}
      placeholder={text('school-registry.region')}
      value={asked.regionId ?? null}
      onChange={(regionId) => onFilter({ regionId: regionId ?? undefined })}
      choices={regions.map(({ id, name }) => ({ value: id, label: nameIn(name) }))}
    />
    <SelectField<string>
      bare
      label={text('school-registry.state')}
      placeholder={text('school-registry.state')}
      value={asked.state ?? null}
      onChange={(state) => onFilter({ state: state ?? undefined })}
      choices={[
        { value: 'open', label: text('school-registry.state-open') },
        { value: 'blocked', label: text('school-registry.state-blocked') },
      ]}
    />
  </>
)
