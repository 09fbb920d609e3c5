import { Suspense, useEffect } from 'react'
import { CodeStep } from '#features/second-factor/public.tsx'
import { saveRedirect } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import styles from '../Merge.module.css'
import { Frame } from './Frame.tsx'

/** A second factor is asked for as after a password; once it is given, the person comes back to the wizard. */
export function SecondStep({ step, onBack }: { step: string; onBack: () => void }) {
  useEffect(() => saveRedirect(window.location.pathname + window.location.search), [])
  return (
    <Frame>
      <p>{text('second-factor.enter-lead')}</p>
      <Suspense fallback={null}>
        <CodeStep step={step} className={styles.acts} onBack={onBack} />
      </Suspense>
    </Frame>
  )
}
