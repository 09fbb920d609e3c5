import type { LessonCard, WeekOf } from '@qalam/contract/schedule/api.ts'
import IconHomework from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs'
import { clockNow, momentText, today } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { classes } from '#ui/page/classes.ts'
import { IconAlert, IconDone } from '#ui/page/icons.ts'
import { Link } from '#ui/page/Link.tsx'
import { MarkBadge } from '#features/marks/badge/public.tsx'
import { isNow } from '../week/week.ts'
import { clashLines, named, subgroupText, timeText } from '../week/words.ts'
import { useLessonAddress } from '../useLessonAddress.ts'
import { TileMenu } from './TileMenu.tsx'
import styles from './Tile.module.css'
import type { TileActions } from './actions.ts'

type Props = {
  lesson: LessonCard
  view: WeekOf['view']['kind']
  /** In the list of a day the time stands on the tile; in the grid the line says it. */
  withTime?: boolean
  /** The time of the line, to be corrected when the lesson keeps another one. */
  line?: { timeStart: string; timeEnd: string }
  actions: TileActions | null
  /** Staff see that there is homework; a student reads it. */
  isBrief: boolean
  isCarried?: boolean
}

/** One lesson of the week. The whole tile opens the lesson page. */
export function LessonTile({ lesson, view, withTime, line, actions, isBrief, isCarried }: Props) {
  const { subgroup, forced, clashes, conducted, lessonType } = lesson
  const ownTime = withTime || (line && timeText(line) !== timeText(lesson))
  const href = useLessonAddress(lesson)
  const now = isNow(lesson, today(), clockNow())

  return (
    <article
      className={classes(
        styles.tile,
        (forced || clashes.length > 0) && styles.forced,
        conducted && styles.conducted,
        isCarried && styles.carried,
      )}
      data-lesson={lesson.uuid}
      data-draggable={lesson.can.edit || undefined}
    >
      {ownTime && <time className={styles.time}>{timeText(lesson)}</time>}
      <Link href={href} className={styles.subject} draggable={false} data-stop>
        {named(lesson.subject.name)}
      </Link>
      {(subgroup || lessonType !== 'regular' || now || lesson.remote) && (
        <p className={styles.badges}>
          {now && (
            <span className="no-print">
              <Badge tone="accent">{text('schedule.now')}</Badge>
            </span>
          )}
          {lessonType !== 'regular' && <Badge tone="warning">{text(`lesson-type.${lessonType}`)}</Badge>}
          {lesson.remote && <Badge tone="accent">{text('schedule.remote')}</Badge>}
          {subgroup && <Badge>{subgroupText(subgroup)}</Badge>}
        </p>
      )}
      <div className={styles.line}>
        <Signs lesson={lesson} actions={actions} isBrief={isBrief} />
        <p className={styles.where}>{whereOf(lesson, view)}</p>
      </div>
      <p className={styles.theme}>{lesson.theme || <em>{text('schedule.no-theme')}</em>}</p>
      {!isBrief && <Pupil lesson={lesson} />}
      {lesson.substituted && (
        <p className={styles.note}>{text('schedule.substituted', { teacher: lesson.substituted.label })}</p>
      )}
      <Clashes lesson={lesson} />
    </article>
  )
}

/** The other side of a clash by name, and who stored it over that. */
function Clashes({ lesson: { clashes, forced } }: { lesson: LessonCard }) {
  return (
    <>
      {clashLines(clashes).map((line) => (
        <p key={line} className={styles.clash}>
          <IconAlert aria-hidden />
          {line}
        </p>
      ))}
      {forced && <p className={styles.note}>{text('schedule.forced', { by: forced.by, at: momentText(forced.at) })}</p>}
    </>
  )
}

/** What is noted about the lesson, and what may be done with it. */
function Signs({ lesson, actions, isBrief }: Pick<Props, 'lesson' | 'actions' | 'isBrief'>) {
  const { conducted, homework } = lesson

  return (
    <span className={styles.signs}>
      {isBrief && homework && (
        <span className={styles.sign} title={`${text('schedule.homework')}: ${homework.text}`}>
          <IconHomework aria-hidden />
          <span className="sr-only">{text('schedule.homework')}</span>
        </span>
      )}
      {conducted && (
        <span className={classes(styles.sign, styles.done)} title={text('schedule.conducted')}>
          <IconDone aria-hidden />
          <span className="sr-only">{text('schedule.conducted')}</span>
        </span>
      )}
      {actions && lesson.can.edit && <TileMenu lesson={lesson} actions={actions} />}
    </span>
  )
}

/** Group, room and teacher, without what the whole week is about. */
const whereOf = ({ group, cabinet, teacher }: LessonCard, view: Props['view']): string =>
  [
    view !== 'group' && group.label,
    view !== 'cabinet' && cabinet && text('schedule.cabinet', { label: cabinet.label }),
    // Initials stay together; after the surname the line may break.
    view !== 'teacher' && teacher.label.replaceAll('. ', '.\u00a0'),
  ]
    .filter(Boolean)
    .join('\u00a0· ')

/** What concerns the student who looks: homework and the own mark. */
function Pupil({ lesson: { homework, mark, maxScore } }: { lesson: LessonCard }) {
  return (
    <>
      {homework && (
        <p className={styles.homework}>
          <IconHomework aria-hidden />
          <span className="sr-only">{text('schedule.homework')}: </span>
          <span className={styles.task}>{homework.text}</span>
        </p>
      )}
      {mark && (
        <p className={styles.badges}>
          {mark.score !== null && (
            <MarkBadge
              kind="points"
              value={mark.score}
              max={maxScore}
              title={mark.comment || text('schedule.mark', { score: mark.score, max: maxScore })}
            />
          )}
          {mark.sign && <Badge tone="warning">{text(`schedule.sign-${mark.sign}`)}</Badge>}
        </p>
      )}
    </>
  )
}
