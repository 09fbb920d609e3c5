import { merge } from '@qalam/contract/merge/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { stepAsked } from '#features/second-factor/public.tsx'
import { call } from '#platform/api.ts'
import { useFilters } from '#platform/screen.ts'
import { useToken } from '#platform/session.ts'
import { text } from '#platform/text.ts'
import { FormSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Frame } from './wizard/Frame.tsx'
import { Refused } from './wizard/Refused.tsx'
import { SecondStep } from './wizard/SecondStep.tsx'
import { Wizard } from './wizard/Wizard.tsx'

/**
 * M-57: takes the code of the address, asks whom it leads to, and goes through the steps. Whoever is signed in here stays
 * who they are until they say otherwise (S-MERGE-2, S-MERGE-3).
 */
export default function MergePage() {
  const [{ code = '' }] = useFilters()
  const isHere = useToken() !== null
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['merge', code, isHere],
    queryFn: () => call(merge.auth, { query: { code, ...(isHere && { stay: '1' }) } }, { bare: !isHere, silent: true }),
    enabled: code !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    meta: { silent: true },
  })
  const step = stepAsked(error)

  if (code === '') return <Refused words={text('merge.no-code')} />
  if (data) return <Wizard code={code} account={data} isHere={isHere} />
  if (step !== null) return <SecondStep step={step} onBack={() => void refetch()} />
  if (error && !isFetching) return <Refused words={wordsOf(error)} again={isAway(error) ? refetch : undefined} />
  return (
    <Frame>
      <p className="sr-only">{text('merge.looking')}</p>
      <FormSkeleton fields={3} />
    </Frame>
  )
}

const isAway = (error: Error): boolean => error instanceof Problem && ![404, 422].includes(error.status)
const wordsOf = (error: Error): string =>
  error instanceof Problem && error.status === 404 ? text('merge.not-here') : error.message
