import { localClock, localDay } from '@qalam/contract/kernel/calendar.ts'
import { corridorWords } from '@qalam/contract/corridor-board/board-words.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { localeOf } from '@qalam/contract/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '#platform/clock.ts'
import { named } from '#platform/named.ts'
import { Button } from '#ui/page/Button.tsx'
import { Changes } from './board/Changes.tsx'
import { ClassLine } from './board/ClassLine.tsx'
import styles from './board/Corridor.module.css'
import { changesAt, linesAt, perPage, turnAt } from './board/moments.ts'
import { useTick } from './board/useTick.ts'
import { corridor } from './reads.ts'

type Params = { schoolId: string; token: string }

/** So few classes leave room for larger letters. */
const few = 9

/** How often the board asks whether anything changed; the time of a turn of classes or language. */
const [askEvery, turnEvery] = [15_000, 15_000]

/** The lessons of now on a big screen: it turns its pages and languages by itself, and says when the line is cut. */
export default function CorridorPage({ params: { schoolId, token } }: { params: Params }) {
  const { data, error, dataUpdatedAt, isRefetchError } = useQuery({
    ...corridor(schoolId, token),
    refetchInterval: askEvery,
    refetchIntervalInBackground: true,
    // A board that missed an answer goes on asking.
    networkMode: 'always',
    retry: false,
  })
  const [stopped, setStopped] = useState<number | null>(null)
  useTick(1000)
  const now = serverNow()
  const turn = stopped ?? Math.floor(now.getTime() / turnEvery)
  const isEnded = error instanceof Problem && error.status === 404
  if (!data || isEnded) return <Closed isEnded={isEnded} />

  const time = localClock(now)
  // At midnight the lessons of yesterday are nobody's any more.
  const isToday = data.date === localDay(now)
  const lines = isToday ? linesAt(data, time) : []
  const { page, pages, language } = turnAt(turn, lines.length)
  const changes = isToday ? changesAt(data.lessons, time) : []

  return (
    <main id="content" className={styles.board} data-few={lines.length <= few || undefined} lang={localeOf(language)}>
      <header className={styles.head}>
        <h1>{data.school[language]}</h1>
        <time className={styles.clock}>{time}</time>
      </header>
      {isRefetchError && (
        <p className={styles.cut} role="alert">
          {corridorWords.cut[language]} {localClock(new Date(dataUpdatedAt))}
        </p>
      )}
      {lines.length === 0 && <p className={styles.free}>{corridorWords.free[language]}</p>}
      <ul className={styles.lines}>
        {lines.slice(page * perPage, (page + 1) * perPage).map((line) => (
          <ClassLine key={line.id} line={line} language={language} />
        ))}
      </ul>
      <Changes changes={changes} groups={data.groups} language={language} />
      <footer className={styles.foot}>
        {pages > 1 && (
          <span>
            {page + 1} / {pages}
          </span>
        )}
        <Button size="small" kind="quiet" onClick={() => setStopped(stopped === null ? turn : null)}>
          {corridorWords[stopped === null ? 'pause' : 'go'][language]}
        </Button>
      </footer>
    </main>
  )
}

/** Before the first answer, and after the address has ended. */
const Closed = ({ isEnded }: { isEnded: boolean }) => (
  <main id="content" className={styles.board} aria-busy={!isEnded}>
    {isEnded && (
      <p className={styles.free} role="alert">
        {named(corridorWords.ended)}
      </p>
    )}
  </main>
)
