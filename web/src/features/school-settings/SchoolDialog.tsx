import { type SchoolSettings, schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { SchoolCard } from '@qalam/contract/school-settings/card.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { PhoneField } from '#ui/fields/PhoneField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { identity } from './reads.ts'

type Props = Pick<SchoolSettings, 'school'> & { onClose: () => void }

/** Names and contacts of the school. Only what was changed is sent, so that two at once do not undo each other. */
export function SchoolDialog({ school, onClose }: Props) {
  const save = useCommand(schoolSettings.setCard, { refresh: identity })
  const [start] = useState(() => cardOf(school))
  const draft = useDraft({
    schema: SchoolCard,
    start,
    send: (card) => save.mutateAsync({ body: changesOf(start, card) }),
    done: () => {
      tellSuccess(text('school-settings.card-stored'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('school-settings.edit-card')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <TextField label={text('school-settings.name-kz')} required max={200} {...draft.field('nameKz')} />
      <TextField label={text('school-settings.name-ru')} required max={200} {...draft.field('nameRu')} />
      <TextField label={text('school-settings.name-en')} max={200} {...draft.field('nameEn')} />
      <TextField label={text('school-settings.address')} max={200} {...draft.field('address')} />
      <FieldRow>
        <PhoneField label={text('school-settings.phone')} {...draft.field('phone')} />
        <TextField label={text('school-settings.email')} type="email" max={100} {...draft.field('email')} />
      </FieldRow>
      <TextField
        label={text('school-settings.site')}
        hint={text('school-settings.site-hint')}
        type="url"
        max={200}
        {...draft.field('site')}
      />
    </FormDialog>
  )
}

const cardOf = ({ name, address, phone, email, site }: SchoolSettings['school']): SchoolCard => ({
  ...{ nameKz: name.kz, nameRu: name.ru, nameEn: name.en },
  ...{ address, phone, email, site },
})

const fields = ['nameKz', 'nameRu', 'nameEn', 'address', 'phone', 'email', 'site'] as const
const changesOf = (before: SchoolCard, after: SchoolCard): Partial<SchoolCard> =>
  Object.fromEntries(fields.flatMap((field) => (before[field] === after[field] ? [] : [[field, after[field]]])))
