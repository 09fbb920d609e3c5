import { entryAt, type EntryId, helpEntries, staffCategories } from '@qalam/contract/help/entries.ts'
import { lazy, Suspense } from 'react'
import { useUser } from '#features/auth/public.tsx'
import { StaticLinks } from '#features/static-pages/public.tsx'
import { useFilters } from '#platform/screen.ts'
import { useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { type HelpChoice, Help } from './Help.tsx'
import { faqSelection } from './selection.ts'

const Sums = lazy(() => import('./Sums.tsx').then((code) => ({ default: code.HelpSums })))

const entryOf = (id: string | null | undefined): EntryId | null =>
  helpEntries.find((entry) => entry.id === id)?.id ?? null

/**
 * The help as a page (R-2.14-01). The address says what is open; without a word of it that is what was open last
 * (SH-FAQ-5). `at` is the screen whose "?" was pressed.
 */
export default function HelpPage() {
  const { role } = useUser()
  const [filters, change] = useFilters()
  const last = useStore(faqSelection)
  const asked = entryOf(filters['entry']) ?? (filters['at'] ? (entryAt(filters['at'], role)?.id ?? null) : null)
  const section = staffCategories.find((one) => one === filters['section']) ?? null
  const isAsked = asked !== null || section !== null
  const chosen: HelpChoice = {
    entry: isAsked ? asked : entryOf(last.entry),
    section: isAsked ? section : (staffCategories.find((one) => one === last.category) ?? null),
    search: filters['search'] ?? '',
  }
  const choose = ({ entry, section: next, search }: HelpChoice) => {
    const category = helpEntries.find(({ id }) => id === entry)?.category ?? next
    faqSelection.set({ category, entry })
    change({ entry: entry ?? undefined, section: entry ? undefined : (next ?? undefined), search, at: undefined })
  }
  return (
    <Screen title={text('help.title')}>
      <Help role={role} chosen={chosen} onChoose={choose} />
      {role === 'platform-admin' && (
        <Suspense fallback={null}>
          <Sums />
        </Suspense>
      )}
      <p>
        <Link href="/support">{text('help.ask-support')}</Link>
      </p>
      <StaticLinks />
    </Screen>
  )
}
