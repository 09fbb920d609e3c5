import { IconButton } from '../page/IconButton.tsx'
import { IconBack, IconNext } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import styles from './Pager.module.css'

type Props = {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

export function Pager({ page, pages, onPage }: Props) {
  const word = useWord()
  if (pages <= 1) return null

  return (
    <nav aria-label={word('pages')} className={`${styles.pager} no-print`}>
      <IconButton label={word('previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconBack />
      </IconButton>
      <span className="sr-only" aria-live="polite">
        {word('pageOf', { page, pages })}
      </span>
      <ul className={styles.list}>
        {shownPages(page, pages).map((shown, index) => (
          <li key={shown ?? `gap-${index}`}>
            {shown === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-current={shown === page ? 'page' : undefined}
                aria-label={word('pageOf', { page: shown, pages })}
                onClick={() => onPage(shown)}
              >
                {shown}
              </button>
            )}
          </li>
        ))}
      </ul>
      <IconButton label={word('next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <IconNext />
      </IconButton>
    </nav>
  )
}

/** The first, the last and the neighbours of the open page; null is a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)

  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
