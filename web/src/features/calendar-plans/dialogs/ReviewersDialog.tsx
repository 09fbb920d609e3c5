import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { FormSkeleton } from '#ui/feedback/Skeletons.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { named } from '../lists/words.tsx'
import { everyPlan, reviewers, teachers } from '../reads.ts'
import styles from './Dialogs.module.css'

/** Who reviews the plans of each subject; each choice is stored at once. */
export function ReviewersDialog({ onClose }: { onClose: () => void }) {
  const { data: rows } = useQuery(reviewers)
  const { data: people } = useQuery(teachers)
  const set = useCommand(calendarPlans.setReviewer, { refresh: [reviewers, ...everyPlan] })
  const choices = (people ?? []).map(({ id, label }) => ({ value: id, label }))

  return (
    <Dialog title={text('calendar-plans.reviewers')} width={540} onClose={onClose}>
      <p className={styles.quiet}>{text('calendar-plans.reviewers-lead')}</p>
      {!rows || !people ? (
        <FormSkeleton />
      ) : (
        rows.map(({ subject, teacher }) => (
          <SearchSelect
            key={subject.id}
            label={named(subject.name)}
            placeholder={text('calendar-plans.nobody')}
            choices={choices}
            value={teacher?.id ?? null}
            chosenLabel={teacher?.label}
            onChange={(teacherId) =>
              set.mutate({ params: { subjectId: subject.id }, body: { teacherId: teacherId ?? null } })
            }
          />
        ))
      )}
    </Dialog>
  )
}
