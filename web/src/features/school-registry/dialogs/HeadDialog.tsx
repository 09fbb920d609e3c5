import type { Access } from '@qalam/contract/personnel/person.ts'
import { Head, schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { useState } from 'react'
import { AccessDialog } from '#features/personnel/public.tsx'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import { HeadFields } from './HeadFields.tsx'

/** Names a head of the school. */
export function HeadDialog({ schoolId, onClose }: { schoolId: number; onClose: () => void }) {
  const nameHead = useCommand(schoolRegistry.nameHead, { refresh: everything })
  const [access, setAccess] = useState<(Access & { name: string }) | null>(null)
  const draft = useDraft({
    schema: Head,
    start: {},
    send: async (body) => {
      const { access } = await nameHead.mutateAsync({ params: { schoolId }, body })
      const name = `${body.surname} ${body.firstname}`
      if (access) return setAccess({ ...access, name })
      tellSuccess(text('school-registry.has-account', { name }))
      onClose()
    },
  })
  if (access) return <AccessDialog title={text('school-registry.head-named')} accesses={[access]} onClose={onClose} />

  return (
    <FormDialog
      title={text('school-registry.name-head')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <HeadFields
        fields={{
          iin: draft.field('iin'),
          surname: draft.field('surname'),
          firstname: draft.field('firstname'),
          lastname: draft.field('lastname'),
        }}
      />
    </FormDialog>
  )
}
