import { Suspense, useState } from 'react'
import { ChangePassword, useUser } from '#features/auth/public.tsx'
import { ProfileMoney } from '#features/payments/public.tsx'
import { StaticLinks } from '#features/static-pages/public.tsx'
import { dayLong } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Avatar } from '#ui/page/Avatar.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { facts } from './facts.ts'
import styles from './Profile.module.css'
import { OwnPlaces } from './OwnPlaces.tsx'
import { SchoolContacts } from './SchoolContacts.tsx'
import { ProfileTabs } from './ProfileTabs.tsx'

/** Who the person is here: their data, their school and group, their place in it. */
export default function CabinetPage() {
  const user = useUser()
  const [changing, setChanging] = useState(false)
  const name = [user.surname, user.firstname, user.lastname].filter(Boolean).join(' ')

  return (
    <Screen
      title={text('profile.title')}
      actions={<Button onClick={() => setChanging(true)}>{text('auth.change-password')}</Button>}
    >
      <ProfileTabs active="cabinet" />
      <Card>
        <div className={styles.person}>
          <Avatar id={user.userId} name={name} src={user.photo} size={64} />
          <div>
            <h2>{name}</h2>
            <p className={styles.role}>{text(`role.${user.role}`)}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          {facts(user, currentLanguage(), dayLong).map(({ label, value }) => (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {user.children.length > 0 && (
        <Card title={text('profile.children')}>
          <ul className={styles.children}>
            {user.children.map((child) => (
              <li key={child.userId}>
                <strong>{child.name}</strong>
                <span>{[child.group, child.school[currentLanguage()]].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <ProfileMoney />
      <OwnPlaces />
      <SchoolContacts />
      <StaticLinks />
      {changing && (
        <Suspense fallback={null}>
          <ChangePassword role={user.role} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Screen>
  )
}
