import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { read } from '#platform/text/xlsx.ts'
import { algebraOfOther, giveMark, moveToOther } from '../period-marks/testing/moved.ts'
import { type School, test } from '#platform/testing/school.ts'

const third = new Date('2027-01-12T04:10:00Z')

async function closed(school: School): Promise<void> {
  const operations = school.students.map(({ userId: studentId }) => ({
    ...{ operationId: randomUUID(), studentId, baseVersion: 0, score: 4, comment: 'words' },
  }))
  const params = { id: school.plans.algebra.uuid, period: 'q2' as const }
  expect((await school.as('teacher')(periodMarks.store, { params, body: { operations } })).status).toBe(200)
  school.house.setClock(third)
  const closing = { params: { id: params.id }, body: { period: 'q2' as const } }
  expect((await school.as('teacher')(periodMarks.closeQuarter, closing)).status).toBe(200)
}

/** Student 0 is renamed, student 1 goes to 7Ә, the class gets another letter: all after the closing. */
async function changed(school: School): Promise<void> {
  const [renamed, moved] = school.students.map(({ userId }) => userId)
  await school.house.pool.query(
    `update person set surname = 'Ящук' from app_user u where u.id = $1 and person.id = u.person_id`,
    [renamed],
  )
  const body = { groupId: school.otherGroup.id, date: '2027-01-12', order: '7' }
  await school.as('zavuch')(contingent.move, { params: { userId: moved! }, body })
  await school.house.pool.query(`update study_group set letter = 'Я' where id = $1`, [school.group.id])
}

async function pagesOf(file: { raw: Buffer }): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file.raw)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

const ask = (school: School, as: 'xlsx' | 'pdf') =>
  school.as('zavuch')(
    journalFiles.journal,
    { params: { id: school.plans.algebra.uuid }, query: { as } },
    { quarter: 20262 },
  )

async function rowsOf(file: { raw: Buffer }) {
  const found = await read(file.raw)
  if ('trouble' in found) throw new Error(found.trouble)
  return found.sheets[0]?.rows ?? []
}

test('the workbook of a closed quarter lists who was signed, in that order, and what has changed in a last column', async ({
  school,
}) => {
  await closed(school)
  const before = (await rowsOf(await ask(school, 'xlsx'))).slice(1)
  await changed(school)
  const [head, ...rows] = await rowsOf(await ask(school, 'xlsx'))
  expect(rows.map((row) => row[1])).toEqual(before.map((row) => row[1]))
  expect(head?.at(-1)).toBe('Қол қойылғаннан кейін өзгерді')
  expect(rows.map((row) => row.at(-1)).filter(Boolean)).toHaveLength(2)
  expect(rows.flat()).toContain('қазір сыныбы: 7Ә')
})

test('the print of a closed quarter says what was signed, and what has changed beside it', async ({ school }) => {
  await closed(school)
  await changed(school)
  const said = await pagesOf(await ask(school, 'pdf'))
  expect(said).toContain(school.students[0]!.name)
  expect(said).toContain('қазір: Ящук')
  expect(said).toContain('7А · Алгебра')
  expect(said).toContain('Қол қойылғаннан кейін өзгерді: қазір сыныбы: 7Я')
})

test('a report card says what was signed, and how the pupil and the class are called now', async ({ school }) => {
  await closed(school)
  await changed(school)
  const card = await school.as('student')(journalFiles.card, {}, { quarter: 20262 })
  const said = await pagesOf(card)
  expect(said).toContain(`Үлгерім табелі · ${school.students[0]!.name}`)
  expect(said).toContain('7А · 2026–2027')
  expect(said).toMatch(/Қол қойылғаннан кейін өзгерді: қазір: Ящук \S+.*, қазір сыныбы: 7Я/)
})

test('year-1: the report card of a pupil who changed class has one row for the subject, and is one card', async ({
  school,
}) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  const old = { school, who: 'teacher', plan: school.plans.algebra.uuid, studentId } as const
  await giveMark(old, 'q1', 4)
  await moveToOther(school, studentId)
  const now = { ...old, who: school.colleague, plan }
  for (const [period, score] of [
    ['q2', 4],
    ['q3', 3],
    ['q4', 3],
    ['year', 4],
  ] as const)
    expect((await giveMark(now, period, score)).status).toBe(200)
  for (const ask of [
    school.as('student')(journalFiles.card, {}, { quarter: 20264 }),
    school.as('student')(journalFiles.card, { query: { years: 'all' } }),
  ]) {
    const said = await pagesOf(await ask)
    expect(said.match(/Үлгерім табелі/g)).toHaveLength(1)
    expect(said).toContain('7А, 7Ә · 2026–2027')
    expect(said).toContain('Алгебра 4 4 3 3 4')
  }
})

test('a pupil who changed class is in the report of the class of the quarter, and has a card in the last one alone', async ({
  school,
}) => {
  const studentId = school.students[0]!.userId
  const plan = await algebraOfOther(school)
  const old = { school, who: 'teacher', plan: school.plans.algebra.uuid, studentId } as const
  await giveMark(old, 'q1', 4)
  await moveToOther(school, studentId)
  await giveMark({ ...old, who: school.colleague, plan }, 'q2', 3)
  // Others of the school may bear the same name.
  const name = 'Жаңақоныс Айдар Серікұлы'
  const { personId } = school.students[0]!
  await school.db.updateTable('person').set({ surname: 'Жаңақоныс' }).where('id', '=', personId).execute()
  const report = async (groupId: number, quarter: number) =>
    (await rowsOf(await school.as('zavuch')(journalFiles.group, { params: { groupId } }, { quarter }))).find((row) =>
      row.some((cell) => String(cell).startsWith(name)),
    )
  expect(await report(school.group.id, 20261)).toContain(4)
  expect(await report(school.otherGroup.id, 20261)).toBeUndefined()
  expect(await report(school.group.id, 20262)).toBeUndefined()
  expect(await report(school.otherGroup.id, 20262)).toContain(3)
  const cards = async (groupId: number) =>
    pagesOf(await school.as('zavuch')(journalFiles.cards, { params: { groupId } }, { quarter: 20262 }))
  expect(await cards(school.group.id)).not.toContain(name)
  expect(await cards(school.otherGroup.id)).toMatch(new RegExp(`${name}.* Алгебра 4 3 `))
})
