import { auth } from '@qalam/contract/auth/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { groupLabel } from '@qalam/contract/groups/rules.ts'
import { home } from '@qalam/contract/home/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'

const label = groupLabel({ parallel: 10, letter: 'А', faculty: 'EMN' })

test('a class of the senior school has one name wherever it is shown (C-GROUP-4)', async ({ school }) => {
  await school.db
    .updateTable('study_group')
    .set({ parallel: 10, letter: 'А', faculty: 'emn' })
    .where('id', '=', school.group.id)
    .execute()
  expect(label).toBe('10Аemn')

  const { id } = school.group
  const [director, student, parent] = [school.as('director'), school.as('student'), school.as('parent')]
  const ofLesson = { params: { scheduleUuid: school.lessons.mondayAlgebra } }
  const named = (list: readonly { id: number; label: string }[]) => list.find((one) => one.id === id)?.label

  expect({
    list: named((await director(groups.shortList)).body),
    journals: named((await director(journal.groups, {})).body),
    plans: (await director(journal.plans, { params: { groupId: id } })).body.group.label,
    grid: (await director(journal.quarter, { params: { id: school.plans.algebra.uuid } })).body.group.label,
    week: (await director(schedule.week, { query: { groupId: id } })).body.view?.label,
    card: (await director(schedule.week, { query: { groupId: id } })).body.days.flatMap(({ lessons }) => lessons)[0]
      ?.group.label,
    choices: named((await director(schedule.choices)).body.groups),
    lesson: (await director(lesson.page, ofLesson)).body.group.label,
    diary: (await student(diary.week, {})).body.student.group?.label,
    attestation: (await student(diary.attestation, {})).body.student.group?.label,
    userInfo: (await student(auth.userInfo, {})).body.group?.label,
    home: (await parent(home.family, {})).body[0]?.group,
  }).toEqual({
    list: label,
    journals: label,
    plans: label,
    grid: label,
    week: label,
    card: label,
    choices: label,
    lesson: label,
    diary: label,
    attestation: label,
    userInfo: label,
    home: label,
  })
})
