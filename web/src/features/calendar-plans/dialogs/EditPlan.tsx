import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { PlanChange } from '@qalam/contract/calendar-plans/shapes.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { named } from '../lists/words.tsx'
import { everyPlan, teacherChange } from '../reads.ts'
import { scoreChoices } from './choices.ts'
import { TakeOver } from './TakeOver.tsx'

type Props = { plan: Answer<typeof calendarPlans.edit>; onClose: () => void }

/** M-38 for a plan that stands; another teacher is warned about with what would go over (M-62, V-CPLAN-2). */
export function EditPlan({ plan, onClose }: Props) {
  const { form } = plan
  const update = useCommand(calendarPlans.update, { refresh: everyPlan })
  const draft = useDraft({
    schema: PlanChange,
    start: {
      ...{ scoreType: plan.scoreType, hoursPerWeek: plan.hoursPerWeek, teacher_id: plan.teacher_id },
      ...{ from: today(), quarter_id: 1 },
    },
    send: (body) => update.mutateAsync({ params: { uuid: plan.uuid }, body }),
    done: () => {
      tellSuccess(text('calendar-plans.stored'))
      onClose()
    },
  })
  const { teacher_id: teacherId = plan.teacher_id, from } = draft.value
  const isMoved = form.choosesTeacher && teacherId !== plan.teacher_id
  const { data: takeover } = useQuery({
    ...teacherChange(plan.uuid, teacherId, from ?? today()),
    enabled: isMoved && Boolean(from),
  })

  return (
    <FormDialog
      title={`${text('calendar-plans.edit')}: ${named(plan.subject)}`}
      width={540}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      disabled={isMoved && (takeover?.clashes.length ?? 0) > 0}
      error={draft.problem}
      onClose={onClose}
    >
      {form.choosesTeacher && (
        <SearchSelect
          {...draft.field('teacher_id')}
          label={text('calendar-plans.teacher')}
          required
          choices={form.teachers.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => draft.set('teacher_id', id ?? plan.teacher_id)}
        />
      )}
      {isMoved && (
        <>
          <DateField {...draft.field('from')} label={text('calendar-plans.from')} required />
          <TakeOver takeover={takeover} />
        </>
      )}
      <SelectField
        {...draft.field('scoreType')}
        label={text('calendar-plans.score-type')}
        required
        choices={scoreChoices()}
      />
      <NumberField {...draft.field('hoursPerWeek')} label={text('calendar-plans.hours-per-week')} required digits={2} />
    </FormDialog>
  )
}
