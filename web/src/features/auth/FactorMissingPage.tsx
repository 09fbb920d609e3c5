import { useQueryClient } from '@tanstack/react-query'
import { SetUp } from '#features/second-factor/public.tsx'
import { factorMissing } from '#platform/http/states.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Gate } from './Gate.tsx'
import { signOut } from './leave.ts'

/** All that is there for staff without the second factor that the school requires: to set it up, or to leave. */
export function FactorMissingPage() {
  const client = useQueryClient()
  const goOn = () => {
    factorMissing.set(false)
    // Whatever was asked for meanwhile was refused.
    void client.resetQueries()
  }

  return (
    <Gate title={text('second-factor.title')}>
      <SetUp prompted extra={<Button onClick={() => void signOut()}>{text('shell.sign-out')}</Button>} onClose={goOn} />
    </Gate>
  )
}
