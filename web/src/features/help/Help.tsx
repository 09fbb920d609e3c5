import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { ReactNode } from 'react'
import type { HelpCategory, EntryId } from '@qalam/contract/help/entries.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { Tabs } from '#ui/page/Tabs.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { useBook } from './book.ts'
import { Entry } from './entry/Entry.tsx'
import { Verdict } from './entry/Verdict.tsx'
import styles from './Help.module.css'
import { opensFor } from './places.ts'
import { find } from './search/find.ts'
import { sectionsOf, shelfOf, type Shown } from './shelf.ts'

export type HelpChoice = { section: HelpCategory | null; entry: EntryId | null; search: string }
type Props = {
  role: Role | null
  chosen: HelpChoice
  onChoose: (chosen: HelpChoice) => void
  /** It lies over a page because the server is away: nothing here asks the server or leads elsewhere. */
  layer?: boolean
}

/** The help: search, sections, questions that open. It needs nothing of the server. */
export function Help({ role, chosen, onChoose, layer = false }: Props) {
  const shelf = shelfOf(role, useBook())
  const sections = sectionsOf(shelf)
  const opened = shelf.find(({ id }) => id === chosen.entry)
  const section = sections.find((one) => one === (chosen.section ?? opened?.category)) ?? sections[0] ?? null

  const list = (entries: readonly Shown[]) => (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          level={layer ? 3 : 2}
          open={entry.id === chosen.entry}
          onToggle={() => onChoose({ ...chosen, section, entry: entry.id === chosen.entry ? null : entry.id })}
          opens={layer ? null : opensFor(entry.id, role)}
        >
          {!layer && <Verdict entry={entry.id} />}
        </Entry>
      ))}
    </ul>
  )
  const found = find(shelf, chosen.search)
  const shelved = list(section ? shelf.filter(({ category }) => category === section) : shelf)

  return (
    <div className={styles.help}>
      <div className={styles.search}>
        <SearchField
          label={text('help.search')}
          value={chosen.search}
          onChange={(search) => onChoose({ ...chosen, search })}
        />
      </div>
      {chosen.search.trim() !== '' && (
        <Found found={found} layer={layer}>
          {list(found)}
        </Found>
      )}
      {chosen.search.trim() === '' &&
        (section ? (
          <Tabs
            label={text('help.categories')}
            tabs={sections.map((key) => ({ key, label: text(`help.category-${key}`) }))}
            active={section}
            onChange={(next) => onChoose({ section: next, entry: null, search: '' })}
          >
            {shelved}
          </Tabs>
        ) : (
          shelved
        ))}
    </div>
  )
}

type FoundProps = { found: readonly Shown[]; layer: boolean; children: ReactNode }

const Found = ({ found, layer, children }: FoundProps) => (
  <>
    <p role="status">{text('help.found', { count: found.length })}</p>
    {found.length > 0 ? (
      children
    ) : (
      <EmptyList
        title={text('help.nothing')}
        text={layer ? undefined : text('help.nothing-text')}
        action={!layer && <LinkButton href="/support">{text('help.ask-support')}</LinkButton>}
      />
    )}
  </>
)
