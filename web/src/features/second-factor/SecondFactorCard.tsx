import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { CodesDialog } from './CodesDialog.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { SetUp } from './SetUp.ts'
import { factorState } from './reads.ts'
import styles from './SecondFactor.module.css'

/** Whether a code is asked for beside the password, and what can be done about it. */
export function SecondFactorCard() {
  const { data } = useSuspenseQuery(factorState)
  const [open, setOpen] = useState<'set-up' | 'remove' | 'codes' | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const isOn = data.since !== null
  const close = () => setOpen(null)

  return (
    <Card title={text('second-factor.title')}>
      <p>{text('second-factor.lead')}</p>
      {data.required && <p>{text('second-factor.required')}</p>}
      <p className={styles.state}>
        <Badge tone={isOn ? 'success' : 'neutral'}>{text(isOn ? 'second-factor.on' : 'second-factor.off')}</Badge>
        {data.since && <span>{text('second-factor.since', { at: momentText(data.since) })}</span>}
        {isOn && <span>{text('second-factor.codes-left', { count: data.codesLeft })}</span>}
      </p>
      <div className={styles.acts}>
        <Button kind={isOn ? 'plain' : 'main'} onClick={() => setOpen('set-up')}>
          {text(isOn ? 'second-factor.replace' : 'second-factor.set-up')}
        </Button>
        {isOn && <Button onClick={() => setOpen('codes')}>{text('second-factor.new-codes')}</Button>}
        {isOn && !data.required && <Button onClick={() => setOpen('remove')}>{text('second-factor.remove')}</Button>}
      </div>
      {open === 'set-up' && (
        <Suspense fallback={null}>
          <SetUp replacing={isOn} onClose={close} />
        </Suspense>
      )}
      {open === 'codes' && (
        <ProofDialog
          endpoint={secondFactor.codes}
          title={text('second-factor.new-codes-title')}
          action={text('second-factor.new-codes')}
          lead={text('second-factor.old-void')}
          onDone={(answer) => setCodes('codes' in answer ? answer.codes : [])}
          onClose={close}
        />
      )}
      {open === 'remove' && (
        <ProofDialog
          endpoint={secondFactor.remove}
          title={text('second-factor.remove-title')}
          action={text('second-factor.remove')}
          danger
          onDone={() => tellSuccess(text('second-factor.turned-off'))}
          onClose={close}
        />
      )}
      {codes.length > 0 && <CodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Card>
  )
}
