import { useQuery } from '@tanstack/react-query'
import { currentLanguage, text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from './Profile.module.css'
import { ownPlaces } from './reads.ts'

/** Every role of the person with its school, where there is more than the one they are in. */
export function OwnPlaces() {
  const { data: places = [] } = useQuery(ownPlaces)
  if (places.length < 2) return null

  return (
    <Card title={text('profile.places')}>
      <ul className={styles.children}>
        {places.map(({ userId, role, school, current }) => (
          <li key={userId}>
            <strong>{text(`role.${role}`)}</strong>
            {school && <span>{school[currentLanguage()]}</span>}
            {current && (
              <span>
                <Badge tone="accent">{text('profile.place-current')}</Badge>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
