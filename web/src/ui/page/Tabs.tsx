import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from './Link.tsx'
import { step } from '../fields/step.ts'
import styles from './Tabs.module.css'

type Entry<Key extends string> = { key: Key; label: string; count?: number | undefined }

type Props<Key extends string> = {
  /** What the tabs choose between; said, not shown. */
  label: string
  tabs: readonly Entry<Key>[]
  active: Key
  onChange: (key: Key) => void
  /** What the active tab shows. */
  children?: ReactNode
}

/** Tabs over one panel. The arrows choose at once, so only one of them is a stop of the Tab key. */
export function Tabs<Key extends string>({ label, tabs, active, onChange, children }: Props<Key>) {
  const id = useId()

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key.length === 1 || event.key === 'ArrowUp' || event.key === 'ArrowDown') return
    const next = step(
      event.key,
      tabs.findIndex(({ key }) => key === active),
      tabs.map(() => ''),
    )
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.key)
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${tab.key}"]`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div
        ref={useShown<HTMLDivElement>(active)}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === active}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.key)}
          >
            <Face label={tab.label} count={tab.count} />
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  )
}

type LinkProps = {
  label: string
  tabs: readonly (Entry<string> & { href: string })[]
  active: string
}

/** The same look for pages that lie side by side: each has an address of its own. */
export function LinkTabs({ label, tabs, active }: LinkProps) {
  return (
    <nav ref={useShown(active)} aria-label={label} className={`${styles.list} no-print`}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          href={tab.href}
          className={styles.tab}
          aria-current={tab.key === active ? 'page' : undefined}
        >
          <Face label={tab.label} count={tab.count} />
        </Link>
      ))}
    </nav>
  )
}

/** On a narrow screen the list scrolls: the active tab is always in sight. */
function useShown<E extends HTMLElement>(active: string) {
  const list = useRef<E>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]')
    if (!list.current || !tab) return
    list.current.scrollLeft =
      tab.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [active])
  return list
}

const Face = ({ label, count }: Omit<Entry<string>, 'key'>) => (
  <>
    {label}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </>
)
