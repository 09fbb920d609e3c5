import { type Announcement, shown as news } from '@qalam/contract/news/shown.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { z } from 'zod'
import { call, useCommand } from '#platform/api.ts'
import { rememberedInTab } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './Banners.module.css'
import { Buttons } from './Buttons.tsx'
import { staticModals } from './reads.ts'

/** Milliseconds before an announcement opens (SH-STATIC-1, C-TIME-7). */
const pause = 200

/** What this tab has asked for already; one that was left without being closed waits for another day. */
const told = rememberedInTab('toldStaticModals')
const wasTold = (id: number): boolean => (told.get() ?? '').split(',').includes(String(id))

type Shown = z.output<typeof Announcement>

/** Whether the server gives the one dialog of the day to this announcement; without a network nothing opens. */
const mayOpen = (announcement: number): Promise<boolean> =>
  call(news.openStaticModal, { body: { announcement } }, { silent: true }).then(
    ({ open }) => open,
    () => false,
  )

/**
 * M-55: what the person has not closed yet. One thing a day stands before somebody by itself, and the server says which:
 * `otherwise` is drawn where no announcement is waiting.
 */
export function StaticModals({ otherwise = null }: { otherwise?: ReactNode }) {
  const { data } = useQuery(staticModals)
  const [open, setOpen] = useState<Shown | null>(null)
  const [next] = data ?? []

  useEffect(() => {
    if (!next || wasTold(next.id)) return
    const timer = setTimeout(() => {
      told.set([told.get(), next.id].filter(Boolean).join(','))
      void mayOpen(next.id).then((may) => may && setOpen(next))
    }, pause)
    return () => clearTimeout(timer)
  }, [next])

  if (open) return <AnnouncementDialog announcement={open} onClose={() => setOpen(null)} />
  return data && !next ? otherwise : null
}

export function AnnouncementDialog({ announcement, onClose }: { announcement: Shown; onClose: () => void }) {
  const closing = useCommand(news.closeStaticModal, { silent: true, refresh: [staticModals] })
  const close = (pressed: boolean) => {
    onClose()
    closing.mutate({ body: { announcement: announcement.id, pressed } })
  }
  return (
    <Dialog title={text('news.announcement')} width={500} onClose={() => close(false)}>
      <AnnouncementBody {...announcement} onPress={() => close(true)} />
    </Dialog>
  )
}

type BodyProps = Omit<Shown, 'id'> & { onPress: () => void; instead?: () => void }

/** What stands in the dialog of an announcement. */
export const AnnouncementBody = ({ data, image, alt, buttons, onPress, instead }: BodyProps) => (
  <div className={styles.body}>
    {image && <img src={image} alt={alt} className={styles.picture} />}
    <p className={styles.data}>{data}</p>
    <Buttons buttons={buttons} onPress={onPress} {...(instead && { instead })} />
  </div>
)
