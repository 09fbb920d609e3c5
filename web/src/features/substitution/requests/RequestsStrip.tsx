import { isOneOf, teaching } from '@qalam/contract/kernel/roles.ts'
import { substitutionAsked, substitutionChanged } from '@qalam/contract/substitution/events.ts'
import { useQuery } from '@tanstack/react-query'
import { useKnownUser } from '#features/auth/public.tsx'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { requests } from '../reads.ts'
import styles from './Requests.module.css'

/** Says on a teacher's first page that colleagues need them; nothing while nobody asks. */
export function RequestsStrip() {
  const user = useKnownUser()
  return user && isOneOf(teaching, user.role) ? <Waiting /> : null
}

function Waiting() {
  const { data = [] } = useQuery(requests)
  useLive(substitutionAsked, () => [requests], [requests])
  useLive(substitutionChanged, () => [requests])
  const count = data.filter(({ state }) => state === 'waiting').length
  if (count === 0) return null

  return (
    <section className={`${styles.strip} no-print`} role="status">
      <strong>{text('substitution.you-are-asked', { count })}</strong>
      <LinkButton kind="main" size="small" href={linkTo('/substitutions')}>
        {text('substitution.see')}
      </LinkButton>
    </section>
  )
}
