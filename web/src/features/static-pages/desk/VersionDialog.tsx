import { staticPages } from '@qalam/contract/static-pages/api.ts'
import type { Slug } from '@qalam/contract/static-pages/slugs.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text, useLanguage } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { RichText } from '#ui/rich/text/RichText.tsx'
import { everyPage, version as readOf } from '../reads.ts'

type Props = { slug: Slug; version: number; revision: number; onRestored: () => void; onClose: () => void }

/** One version as it was read, and the way back to it. */
export function VersionDialog({ slug, version, revision, onRestored, onClose }: Props) {
  const { data } = useQuery(readOf(slug, version))
  const language = useLanguage()
  const restoring = useCommand(staticPages.restore, { refresh: everyPage })
  const restore = () =>
    restoring.mutate(
      { params: { slug, version }, body: { revision } },
      {
        onSuccess: () => {
          tellSuccess(text('static-page.restored'))
          onRestored()
          onClose()
        },
      },
    )
  const body = data && { kz: data.bodyKz, ru: data.bodyRu, en: data.bodyEn }[language]
  return (
    <Dialog
      title={text('static-page.version-of', { version })}
      width={700}
      onClose={onClose}
      footer={
        <Button kind="main" busy={restoring.isPending} disabled={!data} onClick={restore}>
          {text('static-page.restore')}
        </Button>
      }
    >
      {body && <RichText text={body} />}
    </Dialog>
  )
}
