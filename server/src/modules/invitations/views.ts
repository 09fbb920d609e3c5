import type { invitationKinds, InvitationsAsked, invitationStates } from '@qalam/contract/invitations/api.ts'
import type { Named } from '@qalam/contract/kernel/languages.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { contains, ordered } from '#platform/db/page.ts'
import { fullName } from '#vocabulary/people.ts'

export type InvitationKind = (typeof invitationKinds)[number]
type State = (typeof invitationStates)[number]

export type OwnInvitationRow = {
  id: string
  kind: InvitationKind
  role: Role | null
  child: string | null
  name: string
  askedAt: Date
  until: Date
  schoolId: number
  school: Named
}

/** What an invitation is to, as the person sees it: the child as the school wrote it. */
const own = sql`i.id, i.kind, coalesce(u.subrole, u.role) as role,
    case when i.kind = 'child' then ${sql.raw(fullName('k'))} end as child, i.typed_name as name,
    i.asked_at as "askedAt", i.ends_at as until, i.school_id as "schoolId", s.name as school
  from invitation i
  join known_school s on s.id = i.school_id
  left join placement u on u.school_id = i.school_id and u.id = i.user_id
  left join placed_person k on k.school_id = i.school_id and k.id = i.student_id`

/** What waits for an answer of a person, the oldest first; of a child who has left nothing. */
export async function waitingFor(db: Db, personId: number, now: Date): Promise<OwnInvitationRow[]> {
  const { rows } = await sql<OwnInvitationRow>`select ${own}
    where i.person_id = ${personId} and i.state = 'asked' and i.ends_at > ${now} and s.blocked_at is null
      and (k.id is null or k.archived_at is null)
    order by i.asked_at, i.id limit 50`.execute(db)
  return rows
}

/** One invitation as its person sees it. */
export async function shownOf(db: Db, schoolId: number, id: string): Promise<OwnInvitationRow | undefined> {
  const { rows } = await sql<OwnInvitationRow>`select ${own}
    where i.school_id = ${schoolId} and i.id = ${id}`.execute(db)
  return rows[0]
}

type ListRow = {
  id: string
  kind: InvitationKind
  role: Role | null
  child: string | null
  name: string
  state: State
  askedAt: Date
  until: Date
  settledAt: Date | null
  askedBy: string | null
}

const orders = {
  askedAt: [sql`listed."askedAt"`],
  name: [sql`listed.name collate "und-x-icu"`],
}

/** The invitations of a school; one whose days went by is over, also before the night says so. */
export function invitationsOf(
  db: Db,
  schoolId: number,
  { search, state, sort = '-askedAt' }: InvitationsAsked,
  now: Date,
) {
  const listed = sql<ListRow>`(select i.id, i.kind, coalesce(u.subrole, u.role) as role,
      case when i.kind = 'child' then ${sql.raw(fullName('k'))} end as child, i.typed_name as name,
      case when i.state = 'asked' and i.ends_at <= ${now} then 'ended' else i.state end as state,
      i.asked_at as "askedAt", i.ends_at as until, i.settled_at as "settledAt", ${sql.raw(fullName('a'))} as "askedBy"
    from invitation i
    left join placement u on u.school_id = i.school_id and u.id = i.user_id
    left join placed_person k on k.school_id = i.school_id and k.id = i.student_id
    left join placed_person a on a.school_id = i.school_id and a.id = i.asked_by
    where i.school_id = ${schoolId})`
  return db
    .selectFrom(listed.as('listed'))
    .selectAll()
    .$if(search !== '', (some) => some.where(contains(search, sql`listed.name`)))
    .$if(state !== undefined, (some) => some.where('listed.state', '=', state ?? 'asked'))
    .orderBy(sql`listed.state <> 'asked'`)
    .orderBy(ordered(orders, sort, sql`listed.id`))
}

/** Whether the child of an invitation still studies in the school. */
export async function studies(db: Db, schoolId: number, studentId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from placement u
    where u.school_id = ${schoolId} and u.id = ${studentId} and u.archived_at is null`.execute(db)
  return rows.length > 0
}

type InvitedPerson = {
  surname: string
  firstname: string
  patronymic: string
  iin: string | null
  bornOn: string | null
  phone: string | null
}

/** Who is invited, for a sign-in of their own. */
export async function invitedPerson(db: Db, personId: number): Promise<InvitedPerson | undefined> {
  const { rows } = await sql<InvitedPerson>`select p.surname, p.firstname, p.patronymic, p.iin,
      p.born_on::text as "bornOn", p.phone
    from known_person p where p.id = ${personId}`.execute(db)
  return rows[0]
}

type Declined = { schoolId: number; ids: readonly number[]; now: Date; count: number; days: number }

/** Of some people those who declined invitations of the school so often within the last days. */
export async function whoDeclined(db: Db, { schoolId, ids, now, count, days }: Declined): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`select i.person_id as id from invitation i
    where i.school_id = ${schoolId} and i.person_id = any(${[...ids]}::int[]) and i.state = 'declined'
      and i.settled_at > ${now}::timestamptz - make_interval(days => ${days}::int)
    group by i.person_id having count(*) >= ${count}::int`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
