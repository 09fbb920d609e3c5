import type { Reward } from '@qalam/contract/payments/api-rewards.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from '../Payments.module.css'
import { catalog } from '../reads.ts'
import { PointsHistory } from './PointsHistory.tsx'
import { RewardDialog } from './RewardDialog.tsx'

/** The bonus catalogue: how many points there are, what they buy, and how they came and went (R-2.9-07, Q-043). */
export default function BonusPage() {
  const { currentScore, rows, people } = useSuspenseQuery(catalog).data
  const [chosen, setChosen] = useState<Reward | null>(null)

  return (
    <Screen title={text('payments.bonus-title')}>
      <div className={styles.page}>
        <Card title={text('payments.points')}>
          <p className={styles.facts}>
            <strong className={styles.sum}>{text('payments.points-count', { count: currentScore })}</strong>
            <span>{text('payments.bonus-how')}</span>
          </p>
        </Card>
        <Card title={text('payments.bonus-title')}>
          {rows.length === 0 && <EmptyList title={text('payments.bonus-empty')} />}
          <ul className={styles.list}>
            {rows.map((reward) => (
              <li key={reward.id} className={styles.seat}>
                <span>
                  <strong>{reward.name[currentLanguage()]}</strong>
                  {` · ${text('payments.months', { count: reward.months })} · ${text('payments.points-count', { count: reward.points })}`}
                  {currentScore < reward.points && (
                    <small>{text('payments.no-points', { missing: reward.points - currentScore })}</small>
                  )}
                </span>
                {people.length > 0 && (
                  <Button disabled={currentScore < reward.points} onClick={() => setChosen(reward)}>
                    {text('payments.bonus-order')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
        <PointsHistory />
      </div>
      {chosen && (
        <RewardDialog reward={chosen} people={people} currentScore={currentScore} onClose={() => setChosen(null)} />
      )}
    </Screen>
  )
}
