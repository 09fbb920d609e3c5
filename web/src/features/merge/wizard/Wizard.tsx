import type { Found } from '@qalam/contract/merge/api.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { text } from '#platform/text.ts'
import { Steps } from '#ui/page/Steps.tsx'
import { DoneStep } from './DoneStep.tsx'
import type { End } from './end.ts'
import { Frame } from './Frame.tsx'
import { PairStep } from './PairStep.tsx'
import { SecondStep } from './SecondStep.tsx'
import { WhoStep } from './WhoStep.tsx'

type At = { step: 'who' } | { step: 'pair' } | { step: 'code'; asked: string } | { step: 'done'; end: End }

type Props = { code: string; account: Found; isHere: boolean }

/** The three steps (S-MERGE-1). An account that is joined already has entered: only the last one is left. */
export function Wizard({ code, account, isHere }: Props) {
  const [at, go] = useState<At>(() => beginning(account))
  const end = (done: End) => go({ step: 'done', end: done })
  const toPair = () => go({ step: 'pair' })

  if (at.step === 'code') return <SecondStep step={at.asked} onBack={toPair} />
  const place = { who: 0, pair: 1, done: 2 }[at.step]
  return (
    <Frame>
      <Steps
        label={text('merge.steps')}
        steps={[text('merge.step-who'), text('merge.step-pair'), text('merge.step-done')]}
        at={place}
        onGoTo={() => at.step === 'pair' && go({ step: 'who' })}
      />
      <Told key={at.step} isFirst={at.step === 'who'}>
        {at.step === 'who' && <WhoStep {...{ code, account, isHere }} onNo={toPair} onDone={end} />}
        {at.step === 'pair' && (
          <PairStep
            {...{ code, account }}
            onBack={() => go({ step: 'who' })}
            onDone={end}
            onCode={(asked) => go({ step: 'code', asked })}
          />
        )}
        {at.step === 'done' && <DoneStep account={account} {...at.end} isHere={isHere} />}
      </Told>
    </Frame>
  )
}

function beginning({ access_token, expires_in, refresh_token }: Found): At {
  if (access_token === undefined || expires_in === undefined) return { step: 'who' }
  return { step: 'done', end: { tokens: { access_token, expires_in, refresh_token } } }
}

/** Each further step is where the focus goes: its heading is read, and the next key is for its fields. */
function Told({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFirst) node.current?.querySelector<HTMLElement>('[data-step-start]')?.focus()
  }, [isFirst])
  return <div ref={node}>{children}</div>
}
