import type { Found } from '@qalam/contract/merge/api.ts'
import { navigate } from '#platform/screen.ts'
import { startSession } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Merge.module.css'
import type { End } from './end.ts'

/** Step 3: it is done, and the way to the main page (SH-MERGE-3). Whoever was let in goes in by that button. */
export function DoneStep({ account, tokens, pair, isHere }: End & { account: Found; isHere: boolean }) {
  const { diary, joined, context } = account
  const hasEntered = joined && !isHere && !pair
  const go = () => (tokens ? startSession(tokens) : navigate('/'))
  return (
    <div className={styles.acts}>
      <h2 data-step-start tabIndex={-1}>
        {text('merge.step-done')}
      </h2>
      <p>{hasEntered ? text('merge.entered', { diary, name: context.shortName }) : text('merge.done', { diary })}</p>
      {pair && (
        <>
          <p>{text('merge.new-pair')}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{text('merge.login')}</dt>
              <dd className={styles.secret}>{pair.login}</dd>
            </div>
            <div>
              <dt>{text('merge.password')}</dt>
              <dd className={styles.secret}>{pair.password}</dd>
            </div>
          </dl>
        </>
      )}
      <Button kind="main" onClick={go}>
        {text('merge.to-main')}
      </Button>
    </div>
  )
}
