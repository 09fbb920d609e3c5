import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { jobs } from '@qalam/contract/jobs/api.ts'
import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { read } from '#platform/text/xlsx.ts'
import { now, type School, test } from '#platform/testing/school.ts'
import { runnerOfJobs } from '../../jobs.ts'

const bytes = (answer: { raw: Buffer }) => answer.raw

async function giveAll(school: School): Promise<void> {
  const operations = school.students.map(({ userId }, index) => ({
    ...{ operationId: randomUUID(), studentId: userId, baseVersion: 0, score: index < 3 ? 5 : 3, comment: 'words' },
  }))
  const params = { id: school.plans.algebra.uuid, period: 'q2' as const }
  await school.as('teacher')(periodMarks.store, { params, body: { operations } })
}

async function sheetsOf(raw: Buffer) {
  const found = await read(raw)
  if ('trouble' in found) throw new Error(found.trouble)
  return found.sheets
}

test('a journal is filed with its students, the marks of the period and its themes', async ({ school }) => {
  await giveAll(school)
  const params = { id: school.plans.algebra.uuid }
  const [marks, themes] = await sheetsOf(bytes(await school.as('teacher')(journalFiles.journal, { params })))
  expect(marks?.rows).toHaveLength(7)
  expect(
    marks?.rows
      .slice(1)
      .map((row) => row.at(-1))
      .toSorted(),
  ).toEqual([3, 3, 3, 5, 5, 5])
  expect(themes?.rows.length).toBeGreaterThan(1)

  const paper = bytes(await school.as('teacher')(journalFiles.journal, { params, query: { as: 'pdf' } }))
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a report of a group tells the share of fours and fives in every subject', async ({ school }) => {
  await giveAll(school)
  const params = { groupId: school.group.id }
  const file = await school.as('group-lead')(journalFiles.group, { params }, { quarter: 20262 })
  const [sheet] = await sheetsOf(bytes(file))
  expect(sheet?.rows.at(-2)?.slice(1, 3)).toEqual(['Білім сапасы, %', 50])
  expect(sheet?.rows.at(-1)?.slice(1, 3)).toEqual(['Үлгерім, %', 100])
})

test('a parent takes the card of an own child only', async ({ school, otherSchool }) => {
  await giveAll(school)
  const ask = (userId?: number) => school.as('parent')(journalFiles.card, { query: { ...(userId && { userId }) } })
  expect(
    bytes(await ask())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await ask(school.students[1]!.userId)).status).toBe(404)
  expect((await ask(otherSchool.students[0]!.userId)).status).toBe(404)
})

test('the file of a card says whose it is, and that of all years that it is one', async ({ school }) => {
  await giveAll(school)
  const nameOf = async (years: 'one' | 'all') => {
    const { headers } = await school.as('student')(journalFiles.card, { query: { years } })
    return decodeURIComponent(String(headers['content-disposition']))
  }
  const [surname] = school.people.student.name.split(' ')
  expect(await nameOf('one')).toMatch(new RegExp(`Үлгерім табелі · ${surname}.*\\.pdf`))
  expect(await nameOf('all')).toMatch(new RegExp(`Барлық жылдар табелі · ${surname}.*\\.pdf`))
})

test('a lead takes the cards of the own group and no other', async ({ school }) => {
  const ask = (groupId: number) => school.as('group-lead')(journalFiles.cards, { params: { groupId } })
  expect(
    bytes(await ask(school.group.id))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await ask(school.otherGroup.id)).status).toBe(403)
})

async function work({ house: { served, files } }: School): Promise<void> {
  const runner = await runnerOfJobs({
    secret: 'a secret of the tests, long enough',
    ...{ db: served, files, room: 100_000_000, clock: () => now, publish: () => {} },
    complain: (error) => {
      throw error
    },
  })
  await runner.look()
  await runner.ended()
}

test('the archive of a quarter holds every journal and group, and the hash of each file', async ({ school }) => {
  await giveAll(school)
  const uuid = randomUUID()
  await school.as('zavuch')(journalFiles.pack, { body: { uuid, asked: { quarterId: 20262 } } })
  await work(school)
  const job = await school.as('zavuch')(jobs.one, { params: { uuid } })
  expect(job.body).toMatchObject({ state: 'done', done: 5, total: 5 })

  const files = unzipSync(bytes(await school.as('zavuch')(jobs.file, { params: { uuid } })))
  const manifest: { files: { name: string; sha256: string }[] } = JSON.parse(
    Buffer.from(files['manifest.json'] ?? []).toString(),
  )
  expect(manifest.files).toHaveLength(5)
  for (const { name, sha256 } of manifest.files)
    expect(
      createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex'),
    ).toBe(sha256)
  const { publicKey, signature }: Record<string, string> = JSON.parse(
    Buffer.from(files['manifest.signature.json'] ?? []).toString(),
  )
  const key = createPublicKey({ key: Buffer.from(publicKey ?? '', 'base64'), format: 'der', type: 'spki' })
  const holds = (text: Uint8Array) => verify(null, text, key, Buffer.from(signature ?? '', 'base64'))
  expect(holds(files['manifest.json'] ?? new Uint8Array())).toBe(true)
  expect(holds(Buffer.from('{}'))).toBe(false)
})
