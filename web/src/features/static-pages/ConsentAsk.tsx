import { staticPages } from '@qalam/contract/static-pages/api.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { text, useLanguage } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { RichText } from '#ui/rich/text/RichText.tsx'
import { due, everyPage, pageOf } from './reads.ts'

type Props = {
  /** Brings the words of the question: few people ever see it. */
  words: () => Promise<void>
  /** What is said instead where nothing is asked. */
  children: ReactNode
}

/**
 * Asks a person once to agree to a version that was published with the question. Whoever is without a network is asked
 * another day, and "later" asks again at the next visit.
 */
export function ConsentAsk({ words, children }: Props) {
  const { data = [] } = useQuery(due)
  const language = useLanguage()
  const [left, setLeft] = useState(false)
  const [ready, setReady] = useState(false)
  const agreeing = useCommand(staticPages.agree, { refresh: [due, ...everyPage] })
  const asked = left ? undefined : data[0]
  const { data: page } = useQuery({ ...pageOf(asked?.slug ?? 'consent', language), enabled: asked !== undefined })
  const isAsked = asked !== undefined

  useEffect(() => {
    if (isAsked)
      words().then(
        () => setReady(true),
        () => undefined,
      )
  }, [isAsked, words])

  if (!asked) return children
  if (!ready || !page) return null
  const agree = () => agreeing.mutate({ body: { slug: asked.slug, version: asked.version } })
  return (
    <Dialog
      title={`${text('static-page.ask-title')}: ${asked.title[language]}`}
      width={700}
      onClose={() => setLeft(true)}
      footer={
        <>
          <Button onClick={() => setLeft(true)}>{text('static-page.later')}</Button>
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
