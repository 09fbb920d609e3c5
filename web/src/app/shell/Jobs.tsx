import { employees, isOneOf, type Role } from '@qalam/contract/kernel/roles.ts'
import { lazy, Suspense } from 'react'
import { idle } from '#platform/idle.ts'
import { wordsOf } from '../start/texts.ts'

const JobTray = lazy(async () => {
  await idle()
  const [{ JobTray: tray }] = await Promise.all([import('#features/jobs/public.tsx'), wordsOf(['jobs'])])
  return { default: tray }
})

/** Long work of whoever works in a school; its code comes after the page. */
export const Jobs = ({ role }: { role: Role }) =>
  isOneOf(employees, role) && (
    <Suspense fallback={null}>
      <JobTray />
    </Suspense>
  )
