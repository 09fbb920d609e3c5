import type { SchoolSettings } from '@qalam/contract/school-settings/api.ts'
import { useState } from 'react'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { LogoRow } from './LogoRow.tsx'
import { SchoolDialog } from './SchoolDialog.tsx'
import styles from './SchoolSettings.module.css'

/** What the school is called, how it is reached, and its logo. */
export function SchoolCard({ school }: Pick<SchoolSettings, 'school'>) {
  const [isOpen, open] = useState(false)
  const { name, bin, region, department, address, phone, email, site } = school
  const { kz = '', ru = '', en = '' } = department ?? {}
  const place = [named(region), named({ kz, ru, en }), address].filter(Boolean).join(', ')
  const facts = [
    ['school-settings.name', named(name)],
    ['school-settings.bin', bin],
    ['school-settings.address', place],
    ['school-settings.phone', phone || '—'],
    ['school-settings.email', email || '—'],
    ['school-settings.site', site || '—'],
  ] as const

  return (
    <Card
      title={text('school-settings.school')}
      actions={
        <Button size="small" onClick={() => open(true)}>
          {text('school-settings.edit-card')}
        </Button>
      }
    >
      <LogoRow url={school.logoUrl} />
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{text('school-settings.school-hint')}</p>
      {isOpen && <SchoolDialog school={school} onClose={() => open(false)} />}
    </Card>
  )
}
