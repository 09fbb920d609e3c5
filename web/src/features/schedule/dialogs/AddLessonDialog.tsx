import type { LessonCard } from '@qalam/contract/schedule/api.ts'
import { text } from '#platform/text.ts'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import type { TimeSlot } from '../week/week.ts'
import { named, subgroupText } from '../week/words.ts'
import { ConflictDialog } from '../clash/ConflictDialog.tsx'
import { ContentFields } from './ContentFields.tsx'
import { Teacher } from './Teacher.tsx'
import { useAddLesson } from './useAddLesson.ts'
import { WhenAndWhere } from './WhenAndWhere.tsx'

type Props = {
  place: TimeSlot
  groupId?: number | undefined
  cabinetId?: number | undefined
  onDone: (added: LessonCard) => void
  onClose: () => void
}

/** A new lesson (M-06): for whom, what, when and where. */
export function AddLessonDialog(props: Props) {
  const form = useAddLesson(props)
  const { draft, dicts, choose, isComplete, asked } = form

  return (
    <>
      <FormDialog
        title={text('schedule.add-title')}
        width={540}
        onClose={props.onClose}
        action={text('common.add')}
        submit={draft.submit}
        busy={draft.busy}
        changed={draft.touched}
        disabled={!isComplete}
        error={dicts?.groups.length === 0 ? text('schedule.nothing-to-add') : draft.problem}
      >
        <SubjectFields form={form} />
        <Teacher names={form.teachers} />
        {isComplete && (
          <ContentFields
            kinds={form.kinds}
            isEveryThemeBound={form.isEveryThemeBound}
            kind={draft.field('entityKind')}
            onKind={choose.kind}
            themes={form.themes}
            source={form.source}
            onSource={choose.source}
            work={draft.field('entityId')}
            uuid={draft.field('calendar_plan_lesson_uuid')}
            theme={draft.field('theme')}
            maxScore={draft.field('maxScore')}
            sochTitle={form.sochTitle}
          />
        )}
        <WhenAndWhere
          date={draft.field('date')}
          start={draft.field('timeStart')}
          end={draft.field('timeEnd')}
          cabinet={draft.field('cabinet_id')}
          cabinets={dicts?.cabinets ?? []}
          bells={form.bells}
        />
      </FormDialog>
      {asked && <ConflictDialog conflicts={asked.conflicts} onAnswer={asked.answer} />}
    </>
  )
}

/** Group, kind of subject where there are two, subject, and subgroup where it has them. */
function SubjectFields({ form }: { form: ReturnType<typeof useAddLesson> }) {
  const { draft, dicts, subjects, subject, type, choose } = form
  const offered = subjects.filter((one) => one.type === type)

  return (
    <>
      <SearchSelect
        {...draft.field('groupId')}
        label={text('schedule.group')}
        required
        choices={(dicts?.groups ?? []).map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => choose.group(id ?? undefined)}
      />
      <RadioGroup
        label={text('schedule.subject-type')}
        value={type}
        choices={(['default', 'elective'] as const).map((value) => ({
          value,
          label: text(`schedule.subject-${value}`),
          disabled: !subjects.some((one) => one.type === value) && value !== type,
        }))}
        onChange={(next) => next && choose.type(next)}
      />
      <SearchSelect
        {...draft.field('subjectId')}
        label={text('schedule.subject')}
        required
        disabled={!draft.value.groupId}
        choices={offered.map(({ id, name }) => ({ value: id, label: named(name) }))}
        onChange={(id) => choose.subject(id ?? undefined)}
      />
      {subject && subject.subgroups.length > 0 && (
        <SelectField
          {...draft.field('subgroupId')}
          label={text('schedule.subgroup-field')}
          required
          choices={subject.subgroups.map((half) => ({ value: half.id, label: subgroupText(half) }))}
          onChange={(id) => choose.subgroup(id ?? null)}
        />
      )}
    </>
  )
}
