import { type TicketType, ticketTypes } from '@qalam/contract/support/rules.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { AskDialog } from './ask/AskDialog.tsx'
import styles from './Support.module.css'
import { SupportTabs } from './SupportTabs.tsx'

/** What one may ask about, a card each. */
export default function SupportPage() {
  const [asking, ask] = useState<TicketType | null>(null)
  return (
    <Screen title={text('support.title')} lead={text('support.lead')}>
      <div className={styles.page}>
        <SupportTabs active="ask" />
        <ul className={styles.cards}>
          {ticketTypes.map((type) => (
            <li key={type}>
              <Button className={styles.card} onClick={() => ask(type)}>
                <strong>{text(`support.type-${type}`)}</strong>
                <span>{text(`support.about-${type}`)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {asking && <AskDialog type={asking} onClose={() => ask(null)} />}
    </Screen>
  )
}
