import { useUser } from '#features/auth/public.tsx'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from './ChildSwitch.module.css'
import { named } from './named.ts'

/** A parent's children, across groups and schools; nothing to switch, nothing shown. */
export function ChildSwitch({ shown }: { shown: number }) {
  const { children } = useUser()
  const [, change] = useFilters()
  if (children.length < 2) return null
  const schools = new Set(children.map(({ school }) => named(school)))

  return (
    <div role="group" aria-label={text('diary.children')} className={`${styles.children} no-print`}>
      {children.map(({ userId, name, group, school }) => (
        <button
          key={userId}
          type="button"
          className={styles.child}
          aria-pressed={userId === shown}
          onClick={() => change({ userId })}
        >
          <strong>{name}</strong>
          <span>{[group, schools.size > 1 && named(school)].filter(Boolean).join(' · ')}</span>
        </button>
      ))}
    </div>
  )
}

/** A parent to whom nobody is bound yet: what to do about it. */
export const NoChild = ({ title }: { title: string }) => (
  <Screen title={title}>
    <EmptyList title={text('diary.no-child')} text={text('diary.no-child-hint')} />
  </Screen>
)
