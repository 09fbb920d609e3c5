import { useSuspenseQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useUser } from '#features/auth/public.tsx'
import { OwnMenu } from '#platform/own-menu.ts'
import { type MessageKey, text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from './Home.module.css'
import { Row } from './Row.tsx'
import { named } from './named.ts'
import { place } from './reads.ts'

const parts: readonly ['school' | 'district' | 'region', MessageKey][] = [
  ['school', 'home.school'],
  ['district', 'home.district'],
  ['region', 'home.region'],
]

/** This page, and the one that is told of in more words. */
const here = ['/welcome', '/profile']

/** Where somebody works and what they can do here, for roles that have no other first page. */
export default function WelcomePage() {
  const { firstname, role } = useUser()
  const { data: at } = useSuspenseQuery(place)
  const pages = use(OwnMenu).filter(({ href }) => !here.includes(href))
  const known = parts.flatMap(([part, label]) => {
    const name = at[part]
    return name ? [{ label, value: named(name) }] : []
  })

  return (
    <Screen title={text('home.welcome-name', { name: firstname })} lead={text(`role.${role}`)}>
      <Card title={text('home.place')}>
        {known.length === 0 && <p>{text('home.country')}</p>}
        <dl className={styles.facts}>
          {known.map(({ label, value }) => (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={text('home.can-now')}>
        <ul className={styles.rows}>
          {pages.map(({ href, label }) => (
            <Row key={href} href={href} title={text(label)} />
          ))}
          <Row href="/profile" title={text('profile.title')} detail={text('home.can-profile')} />
          <Row href="/profile/history" title={text('profile.history')} detail={text('home.can-history')} />
        </ul>
        {role === 'monitoring' && <p>{text('home.can-lesson')}</p>}
      </Card>
    </Screen>
  )
}
