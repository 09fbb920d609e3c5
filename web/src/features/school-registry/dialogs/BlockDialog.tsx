import { type RegisteredSchool, schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import styles from '../SchoolRegistry.module.css'

type Props = { school: Pick<RegisteredSchool, 'id' | 'staff' | 'students'>; onClose: () => void }

/** Closes a school, with the reason that its history keeps. */
export function BlockDialog({ school, onClose }: Props) {
  const { id: schoolId, staff, students } = school
  const block = useCommand(schoolRegistry.block, { refresh: everything })
  const draft = useDraft({
    schema: schoolRegistry.block.body,
    start: {},
    send: (body) => block.mutateAsync({ params: { schoolId }, body }),
    done: () => {
      tellSuccess(text('school-registry.blocked'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('school-registry.block')}
      action={text('school-registry.block')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <p className={styles.note}>{text('school-registry.block-question', { staff, students })}</p>
      <TextArea label={text('school-registry.reason')} required max={300} {...draft.field('reason')} />
    </FormDialog>
  )
}
