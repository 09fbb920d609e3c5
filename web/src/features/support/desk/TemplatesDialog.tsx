import { support, type Template } from '@qalam/contract/support/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { templates } from '../reads.ts'
import styles from '../Support.module.css'
import { TemplateDialog } from './TemplateDialog.tsx'

/** Answers that are given often. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { data = [] } = useQuery(templates)
  const [open, setOpen] = useState<Template | null>(null)
  const { mutate } = useCommand(support.dropTemplate, { refresh: [templates] })

  if (open) return <TemplateDialog template={open} onClose={() => setOpen(null)} />
  return (
    <Dialog
      title={text('support.templates')}
      onClose={onClose}
      footer={
        <Button kind="main" onClick={() => setOpen({ uuid: uuid(), title: '', text: '' })}>
          {text('support.template-add')}
        </Button>
      }
    >
      {data.length === 0 && <EmptyList title={text('support.template-none')} />}
      <div className={styles.lines}>
        {data.map((template) => (
          <div key={template.uuid} className={styles.acts}>
            <Button
              aria-label={text('support.template-edit', { name: template.title })}
              onClick={() => setOpen(template)}
            >
              {template.title}
            </Button>
            <Button kind="quiet" onClick={() => mutate({ params: { uuid: template.uuid } })}>
              {text('common.delete')}
            </Button>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
