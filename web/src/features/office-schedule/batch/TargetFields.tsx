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
  isForQuarter: boolean
  /** The Monday that lessons come from: they do not go there. */
  except?: string
  onQuarter: (next: number | undefined) => void
  onWhole: (next: boolean) => void
}

/** Where lessons go: a quarter, and one of its weeks or all that are left (V-COPY-1). */
export function TargetFields({ quarter, week, isForQuarter, except, onQuarter, onWhole }: Props) {
  const { quarters } = useQuarters()
  const quarterId = quarter.value ?? undefined
  const { data } = useQuery({ ...weeksOf(quarterId ?? 0), enabled: quarterId !== undefined })

  return (
    <>
      <SelectField
        {...quarter}
        label={text('schedule.quarter')}
        required
        choices={quarterChoices(quarters)}
        onChange={(next) => onQuarter(next ?? undefined)}
      />
      <CheckField
        name="isForQuarter"
        label={text('office-schedule.all-weeks')}
        value={isForQuarter}
        onChange={onWhole}
      />
      {!isForQuarter && (
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
