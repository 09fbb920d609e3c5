import { contingent } from '@qalam/contract/contingent/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'

// June: the year was ended, and everybody of 7А begins in 8А on 1 September.

const september = '2027-09-01'
const pupil = (school: School) => school.people.student.userId
const zavuch = (school: School) => school.as('zavuch')

/** The classes of the next year; everybody of 7А is promoted to the first of them. */
async function promoted(school: School): Promise<{ eighth: number; other: number }> {
  school.house.setClock(new Date('2027-06-10T04:10:00Z'))
  const class8 = {
    school_id: school.id,
    academic_year: 2027,
    parallel: 8,
    edu_lang: 'kz',
    time_scheme_uuid: school.scheme,
  }
  const [eighth, other] = await school.db
    .insertInto('study_group')
    .values(['А', 'Ә'].map((letter) => ({ ...class8, letter })))
    .returning('id')
    .execute()
  const students = school.students.map(({ userId }) => userId)
  await school.db
    .updateTable('enrolment')
    .set({ until: september })
    .where('school_id', '=', school.id)
    .where('student_id', 'in', students)
    .execute()
  const stays = students.map((student_id) => ({
    school_id: school.id,
    student_id,
    group_id: eighth!.id,
    since: september,
  }))
  await school.db.insertInto('enrolment').values(stays).execute()
  return { eighth: eighth!.id, other: other!.id }
}

const staysOf = async (school: School) => {
  const { body } = await zavuch(school)(personnel.card, { params: { userId: pupil(school) } })
  return body.stays.map(({ group, since, until }) => [group.label, since, until])
}
const move = (school: School, groupId: number, date = '2027-06-10') =>
  zavuch(school)(contingent.move, { params: { userId: pupil(school) }, body: { groupId, date, order: '' } })
const coming = async (school: School) => (await zavuch(school)(contingent.coming)).body

test('the next year of a whole school is nothing that somebody set for one pupil', async ({ school }) => {
  await promoted(school)
  expect(await coming(school)).toEqual([])
})

test('who changes class in June still goes to the class of the next year in September', async ({ school }) => {
  await promoted(school)
  expect((await move(school, school.otherGroup.id)).status).toBe(200)
  expect(await staysOf(school)).toEqual([
    ['8А', september, null],
    ['7Ә', '2027-06-10', september],
    ['7А', '2026-09-01', '2027-06-10'],
  ])
})

test('a move set for a later day of June is taken back, and the old class lasts until September again', async ({
  school,
}) => {
  await promoted(school)
  const before = await staysOf(school)
  expect((await move(school, school.otherGroup.id, '2027-06-20')).status).toBe(200)
  const [set] = await coming(school)
  expect(set).toMatchObject({ from: '7А', group: { label: '7Ә' }, since: '2027-06-20' })
  expect((await zavuch(school)(contingent.takeBack, { params: { stayId: set!.id } })).status).toBe(200)
  expect(await staysOf(school)).toEqual(before)
})

test('another class of the next year takes the place of the one that was meant', async ({ school }) => {
  const { other } = await promoted(school)
  expect((await move(school, other, september)).status).toBe(200)
  expect(await staysOf(school)).toEqual([
    ['8Ә', september, null],
    ['7А', '2026-09-01', september],
  ])
})

test('in the card of a pupil the class is changed in summer as in any month', async ({ school }) => {
  await promoted(school)
  const { body: card } = await zavuch(school)(personnel.card, { params: { userId: pupil(school) } })
  const { surname, firstname, lastname, version } = card
  const body = { surname, firstname, lastname, sex: 'm' as const, bornDate: '2098-01-01', notResident: true, version }
  const saved = await zavuch(school)(contingent.update, {
    params: { userId: pupil(school) },
    body: { ...body, groupId: school.otherGroup.id, order: '' },
  })
  expect(saved.status).toBe(200)
  expect((await staysOf(school))[0]).toEqual(['8А', september, null])
})
