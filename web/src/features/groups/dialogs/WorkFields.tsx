import type { Group } from '@qalam/contract/groups/group.ts'
import { useQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { groupDicts } from '../reads.ts'
import type { DraftOfGroup } from './draft.ts'

/** By whom and when a class is taught: lead, bells, dates of a quarter of its own, place in statistics. */
export function WorkFields({ draft, group }: { draft: DraftOfGroup; group: Group | undefined }) {
  const dicts = useQuery(groupDicts).data

  return (
    <>
      <SearchSelect<number>
        label={text('groups.lead')}
        placeholder={text('groups.no-lead')}
        busy={!dicts}
        chosenLabel={group?.lead?.name}
        choices={(dicts?.personnels ?? []).map(({ id, name, leads }) => ({
          value: id,
          label: leads !== null && leads !== group?.label ? text('groups.leads-already', { name, leads }) : name,
        }))}
        {...draft.field('personnelId')}
      />
      <SelectField<string>
        label={text('groups.scheme')}
        placeholder={text('groups.no-scheme')}
        choices={(dicts?.timeSchemes ?? known(group)).map(({ uuid, name, shift }) => ({
          value: uuid,
          label: `${text('groups.shift-number', { number: shift })}, ${name}`,
        }))}
        {...draft.field('timeSchemeUuid')}
      />
      <FieldRow>
        <DateField
          label={text('groups.quarter-start')}
          hint={text('groups.quarter-hint')}
          {...draft.field('quarterStart')}
        />
        <DateField label={text('groups.quarter-end')} {...draft.field('quarterEnd')} />
      </FieldRow>
      <SelectField<0 | 1>
        label={text('groups.statistic')}
        required
        choices={[
          { value: 1, label: text('groups.online') },
          { value: 0, label: text('groups.offline') },
        ]}
        {...draft.field('isInStatistic')}
      />
    </>
  )
}

const known = (group: Group | undefined) => (group?.timeScheme ? [group.timeScheme] : [])
