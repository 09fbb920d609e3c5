import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { remembered, rememberedInTab, useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './Banners.module.css'
import { Buttons } from './Buttons.tsx'
import { staticModals } from './reads.ts'

/** Milliseconds before the next announcement opens (SH-STATIC-1, C-TIME-7). */
const pause = 200

const seen = remembered('seenStaticModals', z.array(z.int()).max(10_000), [])

/** The announcement that is open in this tab; one that was left without being closed waits for the next visit. */
const told = rememberedInTab('toldStaticModals')
const wasTold = (id: number): boolean => (told.get() ?? '').split(',').includes(String(id))

/** M-55: what was not yet seen on this browser, one after another, each once in a visit. */
export function StaticModals() {
  const { data = [] } = useQuery(staticModals)
  const known = useStore(seen)
  const [ready, setReady] = useState<number | null>(null)
  const next = data.find(({ id }) => !known.includes(id) && (id === ready || !wasTold(id)))
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
  const close = () => seen.set([...seen.get(), next.id])
  return (
    <Dialog title={text('news.announcement')} width={500} onClose={close}>
      <p className={styles.data}>{next.data}</p>
      <Buttons buttons={next.buttons} onPress={close} />
    </Dialog>
  )
}
