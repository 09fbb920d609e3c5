import type { HomeworkForm } from '@qalam/contract/homework/api.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { text } from '#platform/text.ts'
import { CheckList } from '#ui/fields/CheckList.tsx'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import styles from '../Homework.module.css'
import type { HomeworkFields } from '../useHomeworkForm.ts'

type Props = { draft: HomeworkFields; form: HomeworkForm; from: string }

/** Whether an answer is asked, until when, of whom, and what goes with it. */
export function AskedFields({ draft, form: { students, contents }, from }: Props) {
  const { wantsAnswer, contentVersion, students: chosen } = draft.value
  const isAnswered = wantsAnswer === true || typeof contentVersion === 'string'
  const clock = draft.field('timeExpired')

  return (
    <>
      {contents.length > 0 && (
        <SelectField
          label={text('homework.work')}
          placeholder={text('homework.no-work')}
          hint={text('homework.work-hint')}
          {...draft.field('contentVersion')}
          choices={contents.map(({ uuid, title }) => ({ value: uuid, label: title }))}
        />
      )}
      <SwitchField
        label={text('homework.wants-answer')}
        hint={text('homework.wants-answer-hint')}
        {...draft.field('wantsAnswer')}
      />
      {isAnswered && (
        <div className={styles.due}>
          <DateField
            label={text('homework.expires')}
            hint={text('homework.expires-hint')}
            min={from}
            max={addDays(from, 366)}
            {...draft.field('dateExpired')}
          />
          <ClockField
            label={text('homework.expires-at')}
            {...clock}
            value={clock.value ?? ''}
            onChange={(time) => clock.onChange(time || null)}
          />
        </div>
      )}
      <SwitchField
        label={text('homework.for-all')}
        value={!chosen}
        onChange={(all) => draft.set('students', all ? null : students.map(({ id }) => id))}
      />
      {chosen && (
        <CheckList
          label={text('homework.students')}
          search={text('homework.search-student')}
          {...draft.field('students')}
          value={chosen}
          onChange={(list) => draft.set('students', [...list])}
          choices={students.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
