import type { ContentKind } from '@qalam/contract/content/document.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { QuestionsAsked } from '@qalam/contract/question-bank/api.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { personName } from '#vocabulary/people.ts'
import type { BankQuestionRow } from './repository.ts'

type Caller = { schoolId: number; userId: number }

const orders = {
  prompt: [sql`listed.prompt collate "und-x-icu"`],
  updatedAt: [sql`listed.updated_at`],
}

export type QuestionListRow = BankQuestionRow & { subject_name: Named | null; owner_name: string; used: number }

const whoseRows = ({ userId }: Caller, whose: QuestionsAsked['whose']) => {
  if (whose === 'mine') return sql`q.owner_id = ${userId}`
  if (whose === 'school') return sql`q.owner_id <> ${userId} and q.shared_at is not null`
  return sql`(q.owner_id = ${userId} or q.shared_at is not null)`
}

/** The questions of a list, each with the number of documents that took it. */
export function questionsOf(db: Db, caller: Caller, asked: QuestionsAsked) {
  const { search, sort = '-updatedAt', whose, subjectId, parallel, objective, type, difficulty, state } = asked
  const beginning = (objective ?? '').replace(/\.$/, '')
  const listed = sql<QuestionListRow>`(select q.*, s.name as subject_name, ${sql.raw(personName('u'))} as owner_name,
      (select count(distinct c.content_uuid)::int from content_page c
        where c.school_id = q.school_id and c.questions <> '[]' and c.questions ? q.uuid::text) as used
    from bank_question q
    join placed_person u on u.school_id = q.school_id and u.id = q.owner_id
    left join subject s on s.id = q.subject_id
    where q.school_id = ${caller.schoolId} and ${whoseRows(caller, whose)}
      and (q.archived_at is not null) = ${state === 'archived'})`
  return db
    .selectFrom(listed.as('listed'))
    .selectAll()
    .$if(search !== '', (some) => some.where(contains(search, sql`listed.prompt`)))
    .$if(subjectId !== undefined, (some) => some.where('listed.subject_id', '=', subjectId ?? 0))
    .$if(parallel !== undefined, (some) => some.where('listed.parallel', '=', parallel ?? 0))
    .$if(type !== undefined, (some) => some.where('listed.type', '=', type ?? 'single'))
    .$if(difficulty !== undefined, (some) => some.where('listed.difficulty', '=', difficulty ?? 'easy'))
    .$if(beginning !== '', (some) =>
      some.where(
        sql<boolean>`exists (select 1 from unnest(listed.objectives) one
          where one = ${beginning} or one like ${`${beginning}.%`})`,
      ),
    )
    .orderBy(ordered(orders, sort, sql`listed.uuid`))
}

/** The subjects that a question may be of. */
export async function subjects(db: Db): Promise<{ id: number; name: Named }[]> {
  const { rows } = await sql<{ id: number; name: Named }>`select s.id, s.name from subject s order by s.id`.execute(db)
  return rows
}

export type QuestionVersionRow = { number: number; by: string; at: Date; prompt: string }

/** The last versions of a question, newest first. */
export async function versionsOf(db: Db, schoolId: number, uuid: string): Promise<QuestionVersionRow[]> {
  const { rows } = await sql<QuestionVersionRow>`select v.number, ${sql.raw(personName('u'))} as by, v.at,
      v.exercise ->> 'prompt' as prompt
    from bank_question_version v
    join placed_person u on u.school_id = v.school_id and u.id = v.by_user_id
    where v.school_id = ${schoolId} and v.question_uuid = ${uuid} order by v.number desc limit 50`.execute(db)
  return rows
}

export type UseRow = { uuid: string; title: string; kind: ContentKind; owner: string }

/** The documents that took a question, of those that the caller may read. */
export async function usesOf(db: Db, { schoolId, userId }: Caller, uuid: string): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`select c.uuid, c.title, c.kind, ${sql.raw(personName('u'))} as owner
    from content c join placed_person u on u.school_id = c.school_id and u.id = c.owner_id
    where c.school_id = ${schoolId} and (c.owner_id = ${userId} or c.shared_at is not null)
      and exists (select 1 from content_page g where g.school_id = c.school_id and g.content_uuid = c.uuid
        and g.questions <> '[]' and g.questions ? ${uuid})
    order by c.updated_at desc, c.uuid limit 100`.execute(db)
  return rows
}
