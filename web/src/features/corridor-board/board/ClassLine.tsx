import type { CorridorLesson } from '@qalam/contract/corridor-board/api.ts'
import { corridorWords } from '@qalam/contract/corridor-board/board-words.ts'
import styles from './Corridor.module.css'
import type { CorridorLine, Turn } from './moments.ts'

type Language = Turn['language']

/** A class: what it has now and what comes next. */
export function ClassLine({
  line: { label, now, next, isOver },
  language,
}: {
  line: CorridorLine
  language: Language
}) {
  return (
    <li className={styles.line}>
      <h2>{label}</h2>
      {isOver ? (
        <p className={styles.over}>{corridorWords.over[language]}</p>
      ) : (
        <>
          <Moment word={corridorWords.now[language]} lessons={now} language={language} isNow />
          <Moment word={corridorWords.next[language]} lessons={next} language={language} />
        </>
      )}
    </li>
  )
}

type MomentProps = { word: string; lessons: readonly CorridorLesson[]; language: Language; isNow?: boolean }

function Moment({ word, lessons, language, isNow = false }: MomentProps) {
  const [first] = lessons
  return (
    <div className={isNow ? styles.now : styles.next}>
      <span className={styles.word}>
        {word}
        {first && ` ${isNow ? `– ${first.timeEnd}` : first.timeStart}`}
      </span>
      {!first && <span className={styles.over}>{isNow ? corridorWords.nothing[language] : '—'}</span>}
      {lessons.map((lesson) => (
        <span
          key={`${lesson.timeStart} ${lesson.subject.kz} ${lesson.subgroup}`}
          className={lesson.cancelled ? styles.cancelled : undefined}
        >
          {lesson.cancelled && <b>{corridorWords.cancelled[language]}: </b>}
          <span>{lesson.subject[language]}</span>
          {lesson.subgroup !== null && <small>{` ${lesson.subgroup} ${corridorWords.part[language]}`}</small>}
          {lesson.remote && !lesson.cancelled && <em className={styles.badge}>{corridorWords.remote[language]}</em>}
          {lesson.cabinet !== null && !lesson.cancelled && !lesson.remote && (
            <strong className={styles.room}>{lesson.cabinet}</strong>
          )}
          {lesson.substitute !== null && !lesson.cancelled && (
            <em className={styles.badge}>{corridorWords.substitute[language]}</em>
          )}
        </span>
      ))}
    </div>
  )
}
