import { help } from '@qalam/contract/help/api.ts'
import type { EntryId } from '@qalam/contract/help/entries.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { verdicts } from '../reads.ts'
import styles from './Entry.module.css'

/** Asks whether an entry helped. The answer is one of a person and may be changed. */
export function Verdict({ entry }: { entry: EntryId }) {
  const label = useId()
  const { data = [] } = useQuery(verdicts)
  const judging = useCommand(help.judge, { refresh: [verdicts] })
  const said = data.find((one) => one.entry === entry)?.helped
  const judge = (helped: boolean) => judging.mutate({ params: { entry }, body: { helped } })
  return (
    <div className={styles.verdict}>
      <div role="group" aria-labelledby={label} className={styles.asked}>
        <span id={label}>{text('help.did-it')}</span>
        <Button aria-pressed={said === true} busy={judging.isPending} onClick={() => judge(true)}>
          {text('help.yes')}
        </Button>
        <Button aria-pressed={said === false} busy={judging.isPending} onClick={() => judge(false)}>
          {text('help.no')}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said === true && text('help.thanks')}
        {said === false && (
          <>
            {text('help.sorry')} <Link href="/support">{text('help.ask-support')}</Link>
          </>
        )}
      </p>
    </div>
  )
}
