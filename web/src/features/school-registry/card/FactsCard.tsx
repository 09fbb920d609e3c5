import { dayOfInstant, dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { RegisteredSchool } from '@qalam/contract/school-registry/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { SubscriptionDialog } from '../dialogs/SubscriptionDialog.tsx'
import styles from '../SchoolRegistry.module.css'
import { nameIn, untilWords } from '../words.ts'

/** What a school is, how many are in it, whether it is open. */
export function FactsCard({ school }: { school: RegisteredSchool }) {
  const [subscribing, setSubscribing] = useState(false)
  const { region, department, address, type, defaultLanguage, blockedAt, createdAt, subscribedUntil } = school
  const place = [nameIn(region), department && nameIn(department), address].filter(Boolean).join(', ')
  const facts: [label: string, value: string | number][] = [
    [text('school-registry.address'), place],
    [text('school-registry.type'), text(`school-registry.type-${type}`)],
    [text('school-registry.language'), text(`school-registry.language-${defaultLanguage}`)],
    [text('school-registry.students'), school.students],
    [text('school-registry.groups'), school.groups],
    [text('school-registry.staff'), school.staff],
    [text('school-registry.created'), dottedOf(dayOfInstant(createdAt))],
    [
      text('school-registry.subscription'),
      subscribedUntil ? untilWords(school) : text('school-registry.no-subscription'),
    ],
  ]

  return (
    <Card
      title={text('school-registry.facts')}
      actions={
        <>
          <Badge tone={blockedAt ? 'danger' : 'success'}>
            {text(blockedAt ? 'school-registry.state-blocked' : 'school-registry.state-open')}
          </Badge>
          <Button size="small" onClick={() => setSubscribing(true)}>
            {text('school-registry.subscribe')}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {subscribing && <SubscriptionDialog school={school} onClose={() => setSubscribing(false)} />}
    </Card>
  )
}
