import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { today } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Avatar } from '#ui/page/Avatar.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Card } from '#ui/page/Card.tsx'
import { positionName } from '../position.ts'
import { Blocked } from './Blocked.tsx'
import { PhotoActs } from '../photo/PhotoActs.tsx'
import { factsOf } from './facts.tsx'
import { nameOf } from './name.ts'
import { Parents } from './Parents.tsx'
import { Stays } from './Stays.tsx'
import { Teaching } from './Teaching.tsx'
import styles from './Card.module.css'

/** What a card shows of a person (SH-MODAL-29). */
export function CardBody({ card }: { card: PersonCard }) {
  const isStudent = card.kind === 'student'
  const coming = card.stays.find(({ since }) => since > today())
  return (
    <div className={styles.page}>
      {card.isBlocked && !card.isArchived && <Blocked userId={card.id} kind={card.kind} may={card.can.unblock} />}
      {coming && (
        <p className={styles.note}>
          {text('person.coming-stay', { day: dottedOf(coming.since), group: coming.group.label })}
        </p>
      )}
      {card.can.edit && !card.can.editPerson && <p className={styles.note}>{text('person.elsewhere')}</p>}
      <Card>
        <div className={styles.person}>
          <Avatar id={card.id} name={nameOf(card)} src={card.photo} size={64} />
          <span className={styles.role}>{isStudent ? text('role.student') : positionName(card)}</span>
          {card.can.editPerson && <PhotoActs card={card} />}
          {card.isArchived && <Badge tone="warning">{text('person.archived')}</Badge>}
        </div>
        <dl className={styles.facts}>
          {factsOf(card).map(({ label, value }) => (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {isStudent && <Parents card={card} />}
      {isStudent && <Stays stays={card.stays} otherSchools={card.otherSchools} />}
      {!isStudent && <Teaching teaching={card.teaching} />}
    </div>
  )
}
