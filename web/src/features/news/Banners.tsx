import { type Banner, news } from '@qalam/contract/news/api.ts'
import type { z } from 'zod'
import { useQuery } from '@tanstack/react-query'
import { openTutor } from '#features/auth/public.tsx'
import { call } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import styles from './Banners.module.css'
import { Buttons } from './Buttons.tsx'
import { banners } from './reads.ts'

/** These banners open the tutor service instead of an address (SH-PROMO-5). */
const tutorBanners: readonly number[] = [47, 51]

type Shown = z.output<typeof Banner>
type Place = Shown['place']

/** The strip beside the menu (SH-BANNER-1). */
export const SideBanner = () => <Placed place="side" />

/** Promotion on a page: the server has already chosen by role, school, region and day (SH-PROMO-1…4, Q-089). */
export const PromoSlot = ({ place }: { place: Exclude<Place, 'side'> }) => <Placed place={place} />

/** A banner that cannot be read is not missed: nothing is drawn and nothing is said. */
function Placed({ place }: { place: Place }) {
  const { data = [] } = useQuery(banners)
  const shown = data.filter((banner) => banner.place === place)
  const [first] = shown
  if (!first) return null

  return (
    <aside
      className={`${place === 'side' ? styles.side : styles.strip} no-print`}
      aria-label={`${text('shell.banner')}: ${first.title}`}
    >
      {shown.map((banner) => (
        <One key={banner.id} banner={banner} />
      ))}
    </aside>
  )
}

function One({ banner: { id, image, title, buttons } }: { banner: Shown }) {
  // Counting a press must never keep the person from where they go.
  const count = () => void call(news.bannerStats, { body: { banner: id } }, { silent: true }).catch(() => undefined)
  const isTutor = tutorBanners.includes(id)

  return (
    <section className={styles.banner}>
      {image && <img src={image} alt="" className={styles.image} />}
      <h2 className={styles.title}>{title}</h2>
      <Buttons buttons={buttons} onPress={count} {...(isTutor && { instead: () => void openTutor() })} />
    </section>
  )
}
