import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { staticPages } from '@qalam/contract/static-pages/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { text, useLanguage } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { RichText } from '#ui/rich/text/RichText.tsx'
import { due, everyPage, pageOf } from './reads.ts'

type Props = { asked: Answer<typeof staticPages.due>[number]; onLater: () => void }

/** The page that a person is asked to agree to; it opens when it can be read. */
export function ConsentDialog({ asked, onLater }: Props) {
  const language = useLanguage()
  const { data: page } = useQuery(pageOf(asked.slug, language))
  const agreeing = useCommand(staticPages.agree, { refresh: [due, ...everyPage] })
  if (!page) return null

  const agree = () => agreeing.mutate({ body: { slug: asked.slug, version: asked.version } })
  return (
    <Dialog
      title={`${text('static-page.ask-title')}: ${asked.title[language]}`}
      width={700}
      onClose={onLater}
      footer={
        <>
          <Button onClick={onLater}>{text('static-page.later')}</Button>
          <Button kind="main" busy={agreeing.isPending} onClick={agree}>
            {text('static-page.agree')}
          </Button>
        </>
      }
    >
      <p>{text('static-page.ask-text')}</p>
      <RichText text={page.body} />
    </Dialog>
  )
}
