import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadModule } from 'libpg-query'
import { expect, test } from 'vitest'
import { test as inSchool } from '../school.ts'
import { acrossSchools } from './across-schools.ts'
import { reachedWithoutSchool } from './reach.ts'
import { watchStatements } from './watch.ts'

await loadModule()

const named: [about: string, text: string][] = [
  ['by a value', 'select 1 from lesson l where l.school_id = $1 and l.uuid = $2'],
  ['without a second name', 'select 1 from lesson where lesson.school_id = $1::int'],
  ['in quotes, as a query builder writes it', 'select 1 from "lesson" as "l" where "l"."school_id" = $1'],
  ['by one of several', 'select 1 from lesson l where l.school_id = any($1)'],
  [
    'by a list and by a query',
    'select 1 from lesson l, mark m where l.school_id in (1, 2) and m.school_id in (select 1)',
  ],
  ['of what it is joined to', 'select 1 from lesson l join mark m on m.school_id = l.school_id where l.school_id = $1'],
  ['of somebody, who is known by an id', 'select 1 from app_user u join enrolment e on e.school_id = u.school_id'],
  [
    'of the query around it',
    'select (select 1 from mark m where m.school_id = l.school_id) from lesson l where l.school_id = $1',
  ],
  [
    'of a clause before it',
    'with asked as (select $1::int as school) select 1 from asked a join lesson l on l.school_id = a.school',
  ],
  ['as part of a row', 'select 1 from mark m where (m.school_id, m.lesson_uuid) in (select $1::int, $2::uuid)'],
  [
    'of the row that is changed',
    'update mark m set score = 1 from lesson l where l.school_id = m.school_id and m.school_id = $1',
  ],
  ['among the columns of a new row', 'insert into mark (school_id, lesson_uuid) values ($1, $2)'],
  ['by the parent who asks', 'select student_id from guardian g where g.parent_id = $1'],
  ['nowhere, where no school is reached', 'select 1 from person p join account a on a.person_id = p.id'],
]

test.for(named)('a statement that names the school %s is none to refuse', ([, text]) => {
  expect(reachedWithoutSchool(text)).toEqual([])
})

const strays: [about: string, text: string, tables: string[]][] = [
  ['an id alone', 'select 1 from lesson where uuid = $1', ['lesson']],
  [
    'a table joined by an id',
    'select 1 from lesson l join mark m on m.lesson_uuid = l.uuid where l.school_id = $1',
    ['mark'],
  ],
  [
    'two tables joined by their school alone',
    'select 1 from lesson l join mark m on m.school_id = l.school_id',
    ['lesson', 'mark'],
  ],
  ['one of two choices', 'select 1 from lesson l where l.school_id = $1 or l.uuid = $2', ['lesson']],
  ['other schools', 'select 1 from lesson l where l.school_id <> $1', ['lesson']],
  [
    'a query inside',
    'select exists (select 1 from homework h where h.lesson_uuid = l.uuid) from lesson l where l.school_id = $1',
    ['homework'],
  ],
  ['the second half of a union', 'select 1 from mark where school_id = $1 union all select 1 from lesson', ['lesson']],
  ['a change', 'update homework set body = $1 where uuid = $2', ['homework']],
  ['a removal', 'delete from homework_file where homework_uuid = $1', ['homework_file']],
  ['a new row', 'insert into cabinet values ($1, $2)', ['cabinet']],
]

test.for(strays)('a statement is refused that reaches a school’s table by %s', ([, text, tables]) => {
  expect(reachedWithoutSchool(text)).toEqual(tables)
})

inSchool('what the product asks is watched, and the end of its tests tells what strayed', async ({ school }) => {
  const watch = await watchStatements()
  watch.heard(`select 1 from lesson where school_id = ${school.id}`)
  expect(watch.refuse).not.toThrow()
  watch.heard('select 1 from lesson where uuid = $1')
  expect(watch.refuse).toThrow('reaches lesson without saying of which school')
})

const source = fileURLToPath(new URL('../../../', import.meta.url))

test('whatever may reach several schools stands in the code', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!test)\.ts$/.test(name))
  const code = files
    .filter((name) => !name.endsWith('across-schools.ts'))
    .map((name) => readFileSync(join(source, name), 'utf8').replace(/\s+/g, ' '))
  for (const [piece] of acrossSchools)
    expect(
      code.some((text) => text.includes(piece)),
      piece,
    ).toBe(true)
})
