import { news } from '@qalam/contract/news/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { rememberedInTab } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './Banners.module.css'
import { Buttons } from './Buttons.tsx'
import { staticModals } from './reads.ts'

/** Milliseconds before the next announcement opens (SH-STATIC-1, C-TIME-7). */
const pause = 200

/** The announcement that is open in this tab; one that was left without being closed waits for the next visit. */
const told = rememberedInTab('toldStaticModals')
const wasTold = (id: number): boolean => (told.get() ?? '').split(',').includes(String(id))

/** M-55: what the person has not closed yet, one after another, each once in a visit. */
export function StaticModals() {
  const { data = [] } = useQuery(staticModals)
  const [closed, setClosed] = useState<readonly number[]>([])
  const closing = useCommand(news.closeStaticModal, { silent: true, refresh: [staticModals] })
  const [ready, setReady] = useState<number | null>(null)
  const next = data.find(({ id }) => !closed.includes(id) && (id === ready || !wasTold(id)))
  const id = next?.id

  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => {
      setReady(id)
      told.set([told.get(), id].filter(Boolean).join(','))
    }, pause)
    return () => clearTimeout(timer)
  }, [id])

  if (!next || ready !== next.id) return null
  const close = () => {
    setClosed([...closed, next.id])
    closing.mutate({ body: { announcement: next.id } })
  }
  return (
    <Dialog title={text('news.announcement')} width={500} onClose={close}>
      <p className={styles.data}>{next.data}</p>
      <Buttons buttons={next.buttons} onPress={close} />
    </Dialog>
  )
}
