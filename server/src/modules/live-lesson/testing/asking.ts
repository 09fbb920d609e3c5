import { later } from '@qalam/contract/chat/rules/quiet.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import type { CheckKind, LiveAnswer } from '@qalam/contract/live-lesson/rules.ts'
import { randomUUID } from 'node:crypto'
import { now, type School } from '#platform/testing/school.ts'

type Who = Role | School['people'][Role]

/** The lesson that runs at the moment of the tests: the teacher's half of English, three students. */
export const lessonIn = (school: School): string => school.lessons.wednesdayEnglishFirst

export const student = (school: School, place: number): School['people'][Role] => {
  const one = school.students[place]
  if (!one) throw new Error('no such student')
  return one
}

/** Moves the clock of the school on. */
export const afterSeconds = (school: School, seconds: number): void => school.house.setClock(later(now, seconds * 1000))

/** Puts a question to the class. */
export async function ask(school: School, kind: CheckKind = 'presence', userId: number | null = null) {
  const uuid = randomUUID()
  const params = { scheduleUuid: lessonIn(school) }
  const { status, body } = await school.as('teacher')(liveLesson.start, { params, body: { uuid, kind, userId } })
  return { uuid, status, code: body.code }
}

export const reach = (school: School, who: Who, uuid: string) => school.as(who)(liveLesson.reach, { params: { uuid } })

export const answer = (school: School, who: Who, uuid: string, given: LiveAnswer = 'here') =>
  school.as(who)(liveLesson.answer, { params: { uuid }, body: { answer: given } })

/** What each student is to a question, in the order of the class. */
export async function standings(school: School, uuid: string): Promise<(string | undefined)[]> {
  const { body } = await school.as('teacher')(liveLesson.check, { params: { uuid } })
  return school.students.slice(0, 3).map((one) => body.students.find(({ userId }) => userId === one.userId)?.standing)
}
