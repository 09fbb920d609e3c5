import { type Banner, shown as news } from '@qalam/contract/news/shown.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { z } from 'zod'
import { openTutor } from '#features/auth/public.tsx'
import { call, useCommand } from '#platform/api.ts'
import { rememberedInTab } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import styles from './Banners.module.css'
import { Buttons } from './Buttons.tsx'
import { banners } from './reads.ts'

/** These banners open the tutor service instead of an address (SH-PROMO-5). */
const tutorBanners: readonly number[] = [47, 51]

type Shown = z.output<typeof Banner>
type BannerPlace = Shown['place']

/** The strip beside the menu (SH-BANNER-1). */
export const SideBanner = () => <Placed place="side" />

/** Promotion on a page: the server has already chosen by role, school, region and day (SH-PROMO-1…4, Q-089). */
export const PromoSlot = ({ place }: { place: Exclude<BannerPlace, 'side'> }) => <Placed place={place} />

/** Banners that the server was told of in this tab: each is counted once a person, so once a visit is enough. */
const counted = rememberedInTab('countedBanners')

function useCounted(shown: readonly Shown[]): void {
  const known = (counted.get() ?? '').split(',')
  const fresh = shown.map(({ id }) => id).filter((id) => !known.includes(String(id)))
  const about = fresh.join(',')
  useEffect(() => {
    if (about === '') return
    counted.set([counted.get(), about].filter(Boolean).join(','))
    const body = { banners: about.split(',').map(Number) }
    void call(news.bannersSeen, { body }, { silent: true }).catch(() => undefined)
  }, [about])
}

/** Whether all that a banner offers is the page the person is on. */
const leadsHere = ({ buttons }: Shown, path: string): boolean =>
  buttons.length > 0 && buttons.every(({ link }) => link === path)

/** A banner that cannot be read is not missed: nothing is drawn and nothing is said. */
function Placed({ place }: { place: BannerPlace }) {
  const { data = [] } = useQuery(banners)
  const [path] = useLocation()
  // A press hides it at once; the server remembers it for every device of the account.
  const [gone, setGone] = useState<readonly number[]>([])
  const close = useCommand(news.closeBanner, { silent: true, refresh: [banners] })
  const shown = data.filter((banner) => banner.place === place && !gone.includes(banner.id) && !leadsHere(banner, path))
  useCounted(shown)
  const [first] = shown
  if (!first) return null

  return (
    <aside
      className={`${place === 'side' ? styles.side : styles.strip} no-print`}
      aria-label={`${text('shell.banner')}: ${first.title}`}
    >
      {shown.map((banner) => (
        <One
          key={banner.id}
          banner={banner}
          onClose={() => {
            setGone([...gone, banner.id])
            close.mutate({ body: { banner: banner.id } })
          }}
        />
      ))}
    </aside>
  )
}

function One({ banner, onClose }: { banner: Shown; onClose: () => void }) {
  // Counting a press must never keep the person from where they go.
  const count = () =>
    void call(news.bannerStats, { body: { banner: banner.id } }, { silent: true }).catch(() => undefined)
  const isTutor = tutorBanners.includes(banner.id)

  return (
    <BannerCard
      banner={banner}
      onClose={onClose}
      onPress={count}
      {...(isTutor && { instead: () => void openTutor() })}
    />
  )
}

type CardProps = { banner: Shown; onClose: () => void; onPress: () => void; instead?: () => void }

/** One strip: a picture, words, buttons, and a cross. */
export function BannerCard({ banner: { image, alt, title, buttons }, onClose, onPress, instead }: CardProps) {
  return (
    <section className={styles.banner}>
      {image && <img src={image} alt={alt} className={styles.image} />}
      <h2 className={styles.title}>{title}</h2>
      <IconButton label={text('news.close-banner', { title })} className={styles.close} onClick={onClose}>
        <IconClose />
      </IconButton>
      <Buttons buttons={buttons} onPress={onPress} {...(instead && { instead })} />
    </section>
  )
}
