import { PhoneDraft, profile } from '@qalam/contract/profile/api.ts'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Form } from '#ui/fields/Form.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from '../Profile.module.css'
import { afterContacts } from '../reads.ts'

/** The phone by which the school calls the person. */
export function PhoneCard({ phone }: { phone: string }) {
  const save = useCommand(profile.setPhone, { refresh: afterContacts })
  const draft = useDraft({
    schema: PhoneDraft,
    start: { phone },
    send: (body) => save.mutateAsync({ body }),
    done: () => tellSuccess(text('profile.phone-stored')),
  })

  return (
    <Card title={text('profile.phone')}>
      <Form submit={draft.submit} busy={draft.busy} changed={draft.value.phone !== phone} className={styles.phone}>
        <PhoneField label={text('profile.phone')} hint={text('profile.phone-hint')} {...draft.field('phone')} />
        {draft.problem && <p role="alert">{draft.problem}</p>}
        <div>
          <Button type="submit" busy={draft.busy} disabled={draft.value.phone === phone}>
            {text('common.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
