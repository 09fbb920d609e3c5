import type { RetimeClash, Retiming } from '@qalam/contract/time-schemes/api.ts'
import { useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { dayShort } from '#platform/dates.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import styles from './TimeSchemes.module.css'

type Props = { retiming: Retiming; store: (retime: boolean) => Promise<unknown>; onClose: () => void }

/** The preview: how many coming lessons stand at an old time, and which could not take the new one. */
export function RetimeDialog({ retiming: { lessons, clashes }, store, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const go = (retime: boolean) => {
    setBusy(true)
    store(retime)
      .catch((failure: unknown) => setRefusal(saidBy(failure)))
      .finally(() => setBusy(false))
  }
  const isFree = clashes.length === 0

  return (
    <ConfirmDialog
      title={text('time-schemes.retime-title')}
      message={
        <>
          <p>{text('time-schemes.retime-question', { count: lessons })}</p>
          {!isFree && (
            <>
              <p>{text('time-schemes.retime-clashes')}</p>
              <ul className={styles.clashes}>
                {clashes.map((clash, index) => (
                  <li key={index}>{wordsOf(clash)}</li>
                ))}
              </ul>
            </>
          )}
        </>
      }
      action={isFree ? text('time-schemes.retime') : text('time-schemes.bells-only')}
      reject={isFree ? text('time-schemes.bells-only') : undefined}
      onReject={isFree ? () => go(false) : undefined}
      busy={busy}
      error={refusal}
      onConfirm={() => go(isFree)}
      onClose={onClose}
    />
  )
}

const wordsOf = ({ date, timeStart, group, subject, side, other }: RetimeClash): string =>
  text('time-schemes.retime-clash', {
    date: dayShort(date),
    time: timeStart,
    group,
    subject: subject[currentLanguage()],
    side: text(`time-schemes.side.${side}`),
    otherGroup: other.group,
    otherSubject: other.subject[currentLanguage()],
    otherTime: `${other.timeStart}–${other.timeEnd}`,
  })
