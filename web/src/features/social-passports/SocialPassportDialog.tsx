import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { type Passport, PassportDraft, socialPassports } from '@qalam/contract/social-passports/api.ts'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { CareRows } from './CareRows.tsx'
import { everyList } from './reads.ts'
import styles from './SocialPassports.module.css'

type Props = { passport: Passport; onClose: () => void }

/** Why a student needs care, since when and by which paper. */
export function SocialPassportDialog({ passport, onClose }: Props) {
  const { id, name, note, version, past, changed } = passport
  const write = useCommand(socialPassports.write, { refresh: everyList })
  const draft = useDraft({
    schema: PassportDraft,
    start: { care: passport.care, note, version },
    send: (parsed) => write.mutateAsync({ params: { studentId: id }, body: z.encode(PassportDraft, parsed) }),
    done: () => {
      tellSuccess(text('social-passports.stored'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={name}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      width={540}
      onClose={onClose}
    >
      <CareRows care={draft.value.care ?? []} errors={draft.errors} onChange={(care) => draft.set('care', care)} />
      <TextArea label={text('social-passports.note')} max={1000} {...draft.field('note')} />
      {past.length > 0 && (
        <section className={styles.past}>
          <h3>{text('social-passports.past')}</h3>
          <ul>
            {past.map(({ category, since, until }) => (
              <li key={`${category}${until}`}>
                {text('social-passports.past-line', {
                  category: text(`social-passports.category-${category}`),
                  since: dottedOf(since),
                  until: dottedOf(until),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed && (
        <p className={styles.changed}>
          {text('social-passports.changed', { name: changed.by, at: momentText(changed.at) })}
        </p>
      )}
    </FormDialog>
  )
}
