import { useQuery } from '@tanstack/react-query'
import { useQuarters } from '#features/schedule/public.tsx'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { weeksOf } from '../reads.ts'
import { quarterChoices, weekText } from './words.ts'

type Props = {
  quarter: DraftField<number>
  week: DraftField<string | null | undefined>
  /** Whether all weeks of the quarter that are left are meant. */
  whole: DraftField<0 | 1 | undefined>
  /** The Monday that lessons come from: they do not go there. */
  except?: string
}

/** Where lessons go: a quarter, and one of its weeks or all that are left (V-COPY-1). */
export function TargetFields({ quarter, week, whole, except }: Props) {
  const { quarters } = useQuarters()
  const isWhole = whole.value === 1
  const quarterId = quarter.value ?? undefined
  const { data } = useQuery({ ...weeksOf(quarterId ?? 0), enabled: quarterId !== undefined })

  return (
    <>
      <SelectField
        {...quarter}
        label={text('schedule.quarter')}
        required
        choices={quarterChoices(quarters)}
        onChange={(next) => {
          quarter.onChange(next)
          week.onChange(null)
        }}
      />
      <CheckField
        name="isForQuarter"
        label={text('office-schedule.all-weeks')}
        value={isWhole}
        onChange={(next) => {
          whole.onChange(next ? 1 : 0)
          week.onChange(null)
        }}
      />
      {!isWhole && (
        <SelectField
          {...week}
          label={text('office-schedule.to-week')}
          required
          choices={(data?.weeks ?? [])
            .filter(({ weekStart }) => weekStart !== except)
            .map(({ weekStart }) => ({ value: weekStart, label: weekText(weekStart) }))}
        />
      )}
    </>
  )
}
