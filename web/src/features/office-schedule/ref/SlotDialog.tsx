import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { RefSlotDraft, type RefSlot, type RefWeek } from '@qalam/contract/office-schedule/ref.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { everyRef } from '../reads.ts'
import { planSubject, weekDayName } from './words.ts'

/** A place of the week, and the slot that stands in it when one is changed. */
export type RefPlace = { weekDay: number; number: number; slot: RefSlot | null }

type Props = { week: RefWeek; place: RefPlace; onClose: () => void }

/** A lesson of the reference week: subject, room, day and number. */
export function SlotDialog({ week: { group, plans, cabinets, bells }, place, onClose }: Props) {
  const { slot } = place
  const save = useCommand(officeSchedule.saveSlot, { refresh: everyRef })
  const drop = useCommand(officeSchedule.dropSlot, { refresh: everyRef })
  const draft = useDraft({
    schema: RefSlotDraft,
    start: {
      groupId: group.id,
      id: slot?.id ?? null,
      weekDay: place.weekDay,
      number: place.number,
      cabinetId: slot?.cabinet?.id ?? null,
      ...(slot && { planUuid: slot.planUuid }),
    },
    send: (body) => save.mutateAsync({ body }),
    done: onClose,
  })

  return (
    <FormDialog
      title={text('office-schedule.ref-new')}
      onClose={onClose}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy || drop.isPending}
      changed={draft.touched}
      error={draft.problem}
      extra={
        slot && (
          <Button kind="danger" onClick={() => drop.mutate({ body: { id: slot.id } }, { onSuccess: onClose })}>
            {text('common.delete')}
          </Button>
        )
      }
    >
      <SearchSelect
        {...draft.field('planUuid')}
        label={text('office-schedule.ref-plan')}
        required
        choices={plans.map((plan) => ({
          value: plan.uuid,
          label: text('office-schedule.ref-plan-line', { subject: planSubject(plan), teacher: plan.teacher }),
        }))}
      />
      <SearchSelect
        {...draft.field('cabinetId')}
        label={text('schedule.cabinet-field')}
        placeholder={text('schedule.no-cabinet')}
        choices={cabinets.map(({ id, label }) => ({ value: id, label }))}
      />
      <SelectField
        {...draft.field('weekDay')}
        label={text('office-schedule.ref-day')}
        required
        choices={[1, 2, 3, 4, 5, 6].map((value) => ({ value, label: weekDayName(value) }))}
      />
      <SelectField
        {...draft.field('number')}
        label={text('office-schedule.ref-number')}
        required
        choices={bells.map(({ number, timeStart, timeEnd }) => ({
          value: number,
          label: `${number}. ${timeStart}–${timeEnd}`,
        }))}
      />
    </FormDialog>
  )
}
