import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { NewsDesk, Scope, Stage } from '@qalam/contract/news/audience.ts'
import type { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { stageOf } from '#vocabulary/audience.ts'
import { questionsOf, type DueQuestionRow } from './due.ts'

export type QuestionnaireRow = {
  id: string
  title: Named
  lead: Named
  roles: Role[]
  scope: Scope
  scopeId: number | null
  scopeName: Named | null
  since: string
  until: string
  stage: Stage
  form: number
  version: number
  changed: Date
  questions: DueQuestionRow[]
  replies: number
}

const lying = ({ scope, id }: NewsDesk, today: string): RawBuilder<QuestionnaireRow & { uuid: string }> => sql`(
  select n.uuid as id, n.uuid, n.title, n.lead, n.roles, n.scope, n.since::text, n.until::text, n.form, n.version,
    n.changed_at as changed, ${stageOf(today)} as stage,
    coalesce(n.school_id, n.department_id, n.region_id) as "scopeId", coalesce(s.name, d.name, r.name) as "scopeName"
  from questionnaire n left join known_school s on s.id = n.school_id left join department d on d.id = n.department_id
    left join region r on r.id = n.region_id
  where n.desk = ${scope} and n.desk_id is not distinct from ${id}::int)`

const orders = { since: [sql`n.since`], until: [sql`n.until`], changed: [sql`n.changed`] }
type Asked = Pick<Parsed<typeof questionnaires.list>['query'], 'search' | 'sort' | 'stage'>

/** The questionnaires of a desk, narrowed as it was asked. */
export const questionnairesOf = (db: Db, desk: NewsDesk, today: string, { search, sort = '-changed', stage }: Asked) =>
  db
    .selectFrom(lying(desk, today).as('n'))
    .selectAll('n')
    .select([
      questionsOf.as('questions'),
      sql<number>`(select count(*)::int from questionnaire_reply r where r.questionnaire_uuid = n.uuid)`.as('replies'),
    ])
    .$if(stage !== undefined, (some) => some.where('n.stage', '=', stage ?? 'draft'))
    .$if(search !== '', (some) =>
      some.where(contains(search, sql`n.title ->> 'kz'`, sql`n.title ->> 'ru'`, sql`n.title ->> 'en'`)),
    )
    .orderBy(ordered(orders, sort, sql`n.id`))

/** One of a desk, or undefined. */
export const questionnaireOf = (
  db: Db,
  desk: NewsDesk,
  today: string,
  id: string,
): Promise<QuestionnaireRow | undefined> =>
  questionnairesOf(db, desk, today, { search: '' }).where('n.id', '=', id).executeTakeFirst()
