import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { news } from '@qalam/contract/news/api.ts'
import type { NewsDesk, Scope, Stage } from '@qalam/contract/news/audience.ts'
import type { kinds, lastings } from '@qalam/contract/news/desk.ts'
import type { bannerPlaces } from '@qalam/contract/news/shown.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { stageOf } from '#vocabulary/audience.ts'

export type NewsKind = (typeof kinds)[number]
export type NoticeRow = {
  kind: NewsKind
  id: string
  number: number
  text: Named
  place: (typeof bannerPlaces)[number]
  lasting: (typeof lastings)[number]
  buttons: unknown
  picture: string | null
  alt: unknown
  roles: Role[]
  scope: Scope | null
  scopeId: number | null
  scopeName: Named | null
  since: string | null
  until: string | null
  stage: Stage
  version: number
  changed: Date
  seen: number
  pressed: number
}

const shared = sql`n.uuid as id, n.id as number, n.buttons, n.picture, n.alt, coalesce(n.roles, '{}') as roles, n.scope,
  n.version, n.lasting, n.since::text, n.until::text, n.changed_at as changed,
  coalesce(n.school_id, n.department_id, n.region_id) as "scopeId",
  coalesce(s.name, d.name, r.name) as "scopeName"`

const named = sql`left join known_school s on s.id = n.school_id left join department d on d.id = n.department_id
  left join region r on r.id = n.region_id`

/** How many have read it, or only those who pressed it, in the one table that holds its readers. */
const readers = (which: RawBuilder<unknown>) => sql<number>`(
  (select count(*) from banner_reader c where n.kind = 'banner' and c.banner_id = n.number and ${which})
  + (select count(*) from announcement_reader c where n.kind <> 'banner' and c.announcement_id = n.number and ${which})
)::int`

/** Both tables of a desk as rows of one form. */
const lying = ({ scope, id }: NewsDesk, today: string): RawBuilder<NoticeRow> => {
  const mine = sql`n.desk = ${scope} and n.desk_id is not distinct from ${id}::int`
  return sql`(select 'banner' as kind, n.title as text, n.place, ${stageOf(today)} as stage, ${shared}
    from banner n ${named} where ${mine}
    union all
    select 'announcement', n.message, 'side', ${stageOf(today)}, ${shared} from announcement n ${named} where ${mine})`
}

const orders = { since: [sql`n.since`], until: [sql`n.until`], changed: [sql`n.changed`] }
type Asked = Pick<Parsed<typeof news.deskList>['query'], 'search' | 'sort' | 'kind' | 'stage'>

/** What lies on a desk, narrowed as it was asked; each with how many have seen and pressed it. */
export const noticesOf = (db: Db, desk: NewsDesk, today: string, { search, sort = '-changed', kind, stage }: Asked) =>
  db
    .selectFrom(lying(desk, today).as('n'))
    .selectAll('n')
    .select([readers(sql`true`).as('seen'), readers(sql`c.pressed`).as('pressed')])
    .$if(kind !== undefined, (some) => some.where('n.kind', '=', kind ?? 'banner'))
    .$if(stage !== undefined, (some) => some.where('n.stage', '=', stage ?? 'draft'))
    .$if(search !== '', (some) =>
      some.where(contains(search, sql`n.text ->> 'kz'`, sql`n.text ->> 'ru'`, sql`n.text ->> 'en'`)),
    )
    .orderBy(ordered(orders, sort, sql`n.id`))

/** One of a desk, or undefined. */
export const noticeOf = (db: Db, desk: NewsDesk, today: string, uuid: string): Promise<NoticeRow | undefined> =>
  noticesOf(db, desk, today, { search: '' }).where('n.id', '=', uuid).executeTakeFirst()
