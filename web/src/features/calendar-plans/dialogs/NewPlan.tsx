import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { PlanDraft, type PlanForm } from '@qalam/contract/calendar-plans/shapes.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { named } from '../lists/words.tsx'
import { everyPlan } from '../reads.ts'
import { scoreChoices, subjectChoices } from './choices.ts'

/** A plan is complete when the halves of its subject are told apart and, for the management, its teacher is named. */
const schemaFor = (form: PlanForm) =>
  PlanDraft.check((context) => {
    const { subject_id, subgroup_id, teacher_id } = context.value
    const isHalved = form.subjects.some(({ id, subgroups }) => id === subject_id && subgroups.length > 0)
    const missing = (path: string, value: unknown) =>
      context.issues.push({ code: 'custom', path: [path], message: 'required', input: value })
    if (isHalved && subgroup_id === null) missing('subgroup_id', subgroup_id)
    if (form.choosesTeacher && teacher_id === null) missing('teacher_id', teacher_id)
  })

/** M-38 for a new plan. The quarter is always 1 on the wire (C-QID-1). */
export function NewPlan({ groupId, form, onClose }: { groupId: number; form: PlanForm; onClose: () => void }) {
  const [uuid] = useState(newUuid)
  const create = useCommand(calendarPlans.create, { refresh: everyPlan })
  const draft = useDraft({
    schema: schemaFor(form),
    start: { group_id: groupId, scoreType: 'mark_quarter', hoursPerWeek: 1, quarter_id: 1 },
    send: (body) => create.mutateAsync({ body: { ...body, uuid } }),
    done: () => {
      tellSuccess(text('calendar-plans.stored'))
      onClose()
    },
  })
  const subject = form.subjects.find(({ id }) => id === draft.value.subject_id)
  const chooseSubject = (id: number | null | undefined) => {
    draft.set('subject_id', id ?? undefined)
    draft.set('subgroup_id', null)
  }

  return (
    <FormDialog
      title={text('calendar-plans.add')}
      width={540}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <SearchSelect
        {...draft.field('subject_id')}
        label={text('calendar-plans.subject')}
        required
        choices={subjectChoices(form, ({ name }) => named(name))}
        onChange={chooseSubject}
      />
      {subject && subject.subgroups.length > 0 && (
        <SelectField
          {...draft.field('subgroup_id')}
          label={text('calendar-plans.subgroup')}
          required
          choices={subject.subgroups.map(({ id, label }) => ({
            value: id,
            label,
            disabled: subject.taken.includes(id),
          }))}
        />
      )}
      {form.choosesTeacher && (
        <SearchSelect
          {...draft.field('teacher_id')}
          label={text('calendar-plans.teacher')}
          required
          choices={form.teachers.map(({ id, label }) => ({ value: id, label }))}
        />
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
