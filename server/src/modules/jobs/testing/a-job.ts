import type { Role } from '@qalam/contract/kernel/roles.ts'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { now, type School } from '#platform/testing/school.ts'
import { sql } from 'kysely'

type Given = { state: 'queued' | 'done'; withFile?: boolean }

/** A job of a person, as if nobody had taken it up yet, or as if it had ended. */
export async function aJobOf(school: School, role: Role, { state, withFile = false }: Given): Promise<string> {
  const { db, id, people } = school
  const uuid = randomUUID()
  const { userId } = people[role]
  const file = withFile ? await aFile(school, userId) : null
  await sql`insert into job (school_id, uuid, kind, title, asked_by, actor, language, input, state, created_at, ended_at,
      file_uuid)
    values (${id}, ${uuid}, 'test', 'cabinets.file-of', ${userId}, '{}', 'kz', '{}', ${state}, ${now},
      ${state === 'done' ? now : null}, ${file})`.execute(db)
  return uuid
}

async function aFile({ db, id, house }: School, userId: number): Promise<string> {
  const uuid = randomUUID()
  await sql`insert into stored_file (uuid, school_id, owner_id, name, mime, bytes, sha256, created_at)
    values (${uuid}, ${id}, ${userId}, 'a.txt', 'text/plain', 1, ''::bytea, ${now})`.execute(db)
  await mkdir(house.files.incoming, { recursive: true })
  await writeFile(`${house.files.incoming}/${uuid}`, 'a')
  await house.files.keep(uuid, `${house.files.incoming}/${uuid}`)
  return uuid
}
