import type { substitution } from '@qalam/contract/substitution/api.ts'
import type { Absence, AbsenceReason } from '@qalam/contract/substitution/shapes.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { personName } from '#vocabulary/people.ts'

type Asked = Pick<Parsed<typeof substitution.list>['query'], 'search' | 'sort'>
export type ListedAbsence = Omit<Absence, 'teacher'> & { teacherId: number; teacher: string }

const name = sql<string>`${sql.raw(personName('teacher'))} collate "und-x-icu"`
const orders = { from: [sql`absence.starts_on`, name], teacher: [name, sql`absence.starts_on`] }

const lessons = (isOpen: boolean) => sql<number>`(select count(*)::int from class_lesson lesson
  where lesson.school_id = absence.school_id and lesson.on_date between absence.starts_on and absence.ends_on
    and (lesson.teacher_id = absence.teacher_id
      ${isOpen ? sql`and lesson.conducted_at is null` : sql`or lesson.substituted_id = absence.teacher_id`}))`

/** The absences of a school that were not cancelled; one of them where its id is given. */
export function absencesOf(db: Db, schoolId: number, { search, sort = '-from' }: Asked, uuid?: string) {
  return db
    .selectFrom('absence')
    .innerJoin('placed_person as teacher', (join) =>
      join.onRef('teacher.school_id', '=', 'absence.school_id').onRef('teacher.id', '=', 'absence.teacher_id'),
    )
    .where('absence.school_id', '=', schoolId)
    .where('absence.cancelled_at', 'is', null)
    .$if(uuid !== undefined, (some) => some.where('absence.uuid', '=', uuid ?? ''))
    .$if(search !== '', (some) => some.where(contains(search, name, sql`absence.order_number`)))
    .select([
      'absence.uuid as id',
      'absence.teacher_id as teacherId',
      name.as('teacher'),
      'absence.starts_on as from',
      'absence.ends_on as to',
      sql<AbsenceReason>`absence.reason`.as('reason'),
      'absence.order_number as order',
      'absence.order_date as orderDate',
      lessons(false).as('lessons'),
      lessons(true).as('open'),
    ])
    .orderBy(ordered(orders, sort, sql`absence.uuid`))
}
