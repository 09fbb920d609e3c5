import type { StudentsAsked } from '@qalam/contract/contingent/api.ts'
import { useQuery } from '@tanstack/react-query'
import { type MessageKey, text } from '#platform/text.ts'
import { FilterSelect } from '#ui/fields/FilterSelect.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'

import { groupChoices } from './reads.ts'

type StudentsFilter = Partial<StudentsAsked>
type Props = {
  asked: StudentsFilter
  onFilter: (some: { [Name in keyof StudentsFilter]?: string | number | undefined }) => void
  /** The list is of one group: neither group nor grade nor language narrows it. */
  ofGroup: boolean
}

/** What narrows a list of students. */
export function StudentFilters({ asked, onFilter, ofGroup }: Props) {
  const known = useQuery({ ...groupChoices, enabled: !ofGroup }).data ?? []
  const parallels = [...new Set(known.map(({ parallel }) => parallel))]
  const narrow = (
    name: keyof StudentsFilter,
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
  const yesOrNo = (
    name: 'withParents' | 'blocked' | 'inStatistic',
    label: MessageKey,
    yes: MessageKey,
    no: MessageKey,
  ) =>
    narrow(name, label, [
      { value: 'yes', label: text(yes) },
      { value: 'no', label: text(no) },
    ])

  return (
    <>
      {!ofGroup && (
        <>
          <SearchSelect
            bare
            label={text('contingent.group')}
            placeholder={text('contingent.group')}
            value={asked.groupId ?? null}
            onChange={(groupId) => onFilter({ groupId: groupId ?? undefined })}
            choices={known.map(({ id, label }) => ({ value: id, label }))}
          />
          {narrow(
            'parallel',
            'contingent.parallel',
            parallels.map((parallel) => ({ value: parallel, label: String(parallel) })),
          )}
          {narrow('lang', 'contingent.lang', [
            { value: 'kz', label: text('dictionaries.language.kz') },
            { value: 'ru', label: text('dictionaries.language.ru') },
          ])}
        </>
      )}
      {narrow('sex', 'contingent.sex', [
        { value: 'm', label: text('contingent.sex-m') },
        { value: 'w', label: text('contingent.sex-w') },
      ])}
      {yesOrNo('withParents', 'contingent.parents', 'contingent.parents-yes', 'contingent.parents-no')}
      {yesOrNo('blocked', 'contingent.entry', 'contingent.blocked', 'contingent.blocked-no')}
      {yesOrNo('inStatistic', 'contingent.statistic', 'contingent.statistic-yes', 'contingent.statistic-no')}
    </>
  )
}
