import { content } from '@qalam/contract/content/api.ts'
import type { Draft } from '@qalam/contract/content/draft.ts'
import { Fault } from '@qalam/contract/content/faults.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useState } from 'react'
import { v4 } from 'uuid'
import { z } from 'zod'
import { everyReadOf, saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text, textNamed } from '#platform/text.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyList } from '../../reads.ts'
import styles from '../Builder.module.css'
import type { BuilderPlace } from '../place.ts'
import type { Builder } from '../state/useBuilder.ts'

const Refused = z.object({ faults: z.array(Fault) })

type Props = {
  draft: Draft
  builder: Builder
  faults: readonly Fault[]
  onShow: (place: BuilderPlace) => void
  onClose: () => void
}

/** Publishes the document, or leads to each place that has to be mended first. */
export function PublishDialog({ draft, builder, faults, onShow, onClose }: Props) {
  const [uuid] = useState(() => v4())
  const { whole, state } = builder
  const publish = useCommand(content.publish, { silent: true, refresh: [...everyList, everyReadOf(content.uses)] })
  // What only the server can read, formulas, comes with its refusal.
  const refused = publish.error instanceof Problem ? Refused.safeParse(publish.error.data) : null
  const others = [...faults, ...(refused?.data?.faults ?? [])].filter(({ code }) => code !== 'rights')
  const send = () =>
    publish.mutate(
      { params: { uuid: draft.uuid }, body: { uuid } },
      {
        onSuccess: ({ number }) => {
          tellSuccess(text('content.is-published', { number }))
          onClose()
        },
      },
    )

  return (
    <FormDialog
      title={text('content.publish')}
      width={540}
      action={text('content.publish')}
      submit={send}
      busy={publish.isPending}
      disabled={faults.length > 0 || state !== 'saved'}
      error={publish.error && saidBy(publish.error)}
      onClose={onClose}
    >
      {others.length > 0 && (
        <>
          <p>{text('content.to-mend')}</p>
          <ul className={styles.faults}>
            {others.map((fault) => (
              <li key={`${fault.page} ${fault.module} ${fault.code}`}>
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => {
                    onClose()
                    onShow(fault)
                  }}
                >
                  {placeName(whole.pages, fault)}
                </button>
                <span>{textNamed(`content.fault.${fault.code}`, fault.with)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length === 0 && <p>{text('content.publish-lead')}</p>}
      <CheckField
        label={text('content.rights')}
        value={whole.settings.rightsConfirmed}
        onChange={(rightsConfirmed) =>
          builder.edit((now) => ({ ...now, settings: { ...now.settings, rightsConfirmed: rightsConfirmed === true } }))
        }
      />
    </FormDialog>
  )
}

/** A fault by the page and the module that it stands in. */
function placeName(pages: Builder['whole']['pages'], { page, module }: Fault): string {
  const at = pages.findIndex((one) => one.uuid === page)
  const found = pages[at]
  if (!found) return text('content.settings')
  const name = text('content.page-of', { number: at + 1, title: found.title || text('content.no-name') })
  const index = found.modules.findIndex((one) => one.uuid === module)
  return index < 0 ? name : text('content.module-of', { page: name, number: index + 1 })
}
