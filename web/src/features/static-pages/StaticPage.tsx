import type { StaticPage as Shown } from '@qalam/contract/static-pages/api.ts'
import { dayOfInstant } from '@qalam/contract/kernel/calendar.ts'
import { openSlugs } from '@qalam/contract/static-pages/slugs.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dayLong } from '#platform/dates.ts'
import { useToken } from '#platform/session.ts'
import { text, useLanguage } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { RichText } from '#ui/rich/text/RichText.tsx'
import { openPageOf, pageOf, slugOf } from './reads.ts'
import { StaticLinks } from './StaticLinks.tsx'
import styles from './StaticPages.module.css'

/** A page of the product in the language of the reader (R-2.14-02, Q-143). */
export default function StaticPage({ params }: { params: { slug: string } }) {
  return useToken() === null ? <AtTheDoor slug={params.slug} /> : <SignedIn slug={params.slug} />
}

function SignedIn({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(pageOf(slugOf(slug), useLanguage()))
  return (
    <Page page={data}>
      <StaticLinks />
    </Page>
  )
}

function AtTheDoor({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(openPageOf(openSlugs.find((one) => one === slug) ?? 'terms', useLanguage()))
  return (
    <main id="content" className={styles.alone}>
      <Page page={data}>
        <div>
          <LinkButton href="/login">{text('static-page.to-sign-in')}</LinkButton>
        </div>
        <StaticLinks door />
      </Page>
    </main>
  )
}

const dayOf = (instant: string) => dayLong(dayOfInstant(instant))

function Page({ page, children }: { page: Shown; children: ReactNode }) {
  const { title, body, version, publishedAt, agreedAt } = page
  const published = text('static-page.published', { day: dayOf(publishedAt), version })
  const agreed = agreedAt === null ? '' : ` · ${text('static-page.agreed', { day: dayOf(agreedAt) })}`
  return (
    <Screen title={title} lead={published + agreed}>
      <div className={styles.page}>
        <RichText text={body} />
        {children}
      </div>
    </Screen>
  )
}
