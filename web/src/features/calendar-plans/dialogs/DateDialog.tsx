import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import { isSummative } from '@qalam/contract/schedule/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { dayShort } from '#platform/dates.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { themeDates } from '../reads.ts'
import type { SheetState } from '../sheet/useSheet.ts'

type Props = { theme: SheetTheme; state: SheetState; uuid: string; onClose: () => void }

/** Gives a theme its lesson. A work that gets a date is held to it: pupils were told. */
export function DateDialog({ theme, state, uuid, onClose }: Props) {
  const { data: dates } = useQuery(themeDates(uuid))
  const [slot, setSlot] = useState<string | null>(theme.lesson?.uuid ?? null)
  const [fixed, setFixed] = useState(theme.fixed !== null || isSummative(theme.kind))
  const [busy, setBusy] = useState(false)
  const own = theme.lesson
  const known = (dates ?? []).filter(
    ({ quarterId, scheduleUuid }) => quarterId === theme.quarterId || scheduleUuid === own?.uuid,
  )
  const choices = known.map(({ scheduleUuid, date, timeStart, theme: there }) => ({
    value: scheduleUuid,
    label: [`${dayShort(date)}, ${timeStart}`, scheduleUuid === own?.uuid ? null : there].filter(Boolean).join(' · '),
  }))
  const submit = async () => {
    setBusy(true)
    const body = { uuid: newUuid(), theme: theme.uuid, scheduleUuid: slot, fixed }
    const isDone = await state.act(() => call(calendarPlans.setDate, { params: { uuid }, body }, { silent: true }))
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <FormDialog
      title={text('calendar-plans.date-of', { theme: `${theme.ordinal}. ${theme.theme}` })}
      width={540}
      action={text('common.save')}
      submit={submit}
      busy={busy}
      changed={slot !== (own?.uuid ?? null)}
      onClose={onClose}
    >
      <SearchSelect
        label={text('calendar-plans.lesson')}
        placeholder={text('calendar-plans.without-date')}
        clearable
        choices={choices}
        value={slot}
        chosenLabel={own ? `${dayShort(own.date)}, ${own.timeStart}` : undefined}
        onChange={(next) => setSlot(next ?? null)}
      />
      <SwitchField label={text('calendar-plans.hold')} value={fixed} onChange={(next) => setFixed(next === true)} />
    </FormDialog>
  )
}
