import { useQuery } from '@tanstack/react-query'
import { currentLanguage, text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from './Profile.module.css'
import { ownSchools } from './reads.ts'

/** How the schools of the person and of their children are reached. */
export function SchoolContacts() {
  const { data = [] } = useQuery(ownSchools)
  const reached = data.filter(({ address, phone, email, site }) => [address, phone, email, site].some(Boolean))
  if (reached.length === 0) return null

  return (
    <Card title={text('profile.school-contacts')}>
      <ul className={styles.children}>
        {reached.map(({ id, name, address, phone, email, site }) => (
          <li key={id}>
            <strong>{name[currentLanguage()] || name.kz}</strong>
            {address && <span>{address}</span>}
            {phone && <a href={`tel:${phone}`}>{phone}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
            {site && (
              <a href={site} target="_blank" rel="noreferrer">
                {site}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
