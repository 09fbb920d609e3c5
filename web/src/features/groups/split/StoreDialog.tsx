import { ChangeDay } from '@qalam/contract/groups/subgroups.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { splitEffects } from '../reads.ts'
import { Effects } from './Effects.tsx'
import type { useSplit } from './useSplit.ts'

type Props = {
  of: { groupId: number; subjectId: number }
  split: ReturnType<typeof useSplit>
  days: { first: string; last: string }
}

/** From which day the changes of a split count, and what they do to lessons that are over. */
export function StoreDialog({ of, split, days }: Props) {
  const { changes } = split
  const now = today()
  const draft = useDraft({
    schema: ChangeDay,
    start: { day: now },
    send: ({ day }) => split.store(day),
    done: split.leave,
  })
  const day = draft.value.day
  if (!changes) return null

  return (
    <FormDialog
      title={text('groups.store-split')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      error={draft.problem ?? split.failure}
      onClose={split.leave}
    >
      <DateField
        label={text('groups.split-day')}
        required
        clearable={false}
        min={days.first < now ? days.first : now}
        max={days.last > now ? days.last : now}
        {...draft.field('day')}
      />
      {day && <Effects key={day} read={splitEffects(of, { ...changes.now, was: changes.was, day })} />}
    </FormDialog>
  )
}
