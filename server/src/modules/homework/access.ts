import { randomUUID } from 'node:crypto'
import { homework } from '@qalam/contract/homework/api.ts'
import { type Access, lessonOf, none, notTheLead, onLesson, stale } from '#platform/testing/access.ts'
import { png } from '#platform/testing/documents.ts'
import type { School } from '#platform/testing/school.ts'

/** Homework that asks for an answer, and the answer of the school's student to it. */
async function asked(school: School) {
  const scheduleUuid = lessonOf(school)
  const body = { version: 0, text: 'x', dueOn: '20.11.2026', wantsAnswer: true }
  await school.as('teacher')(homework.set, { params: { scheduleUuid }, body })
  const { body: form } = await school.as('teacher')(homework.form, { params: { scheduleUuid } })
  const homeworkUuid = form.homework?.uuid ?? ''
  const { body: all } = await school.as('teacher')(homework.answers, { params: { homeworkUuid } })
  const own = all.answers.find(({ student }) => student.id === school.people.student.userId)
  return { homeworkUuid, answerId: own?.answerId ?? '' }
}

const onAnswer =
  (more: object = {}) =>
  async (school: School) => ({ params: { answerId: (await asked(school)).answerId }, ...more })

/** A picture that the student put to the answer. */
async function onFile(school: School) {
  const { answerId } = await asked(school)
  const file = { name: 'a.png', mime: 'image/png', bytes: png() }
  const { body: before } = await school.as('student')(homework.answer, { params: { answerId } })
  const [known] = before.files
  if (known) return { params: { answerId, uuid: known.uuid } }
  const { body } = await school.upload('student', homework.addAnswerFiles, { params: { answerId } }, [file])
  return { params: { answerId, uuid: body.files[0]?.uuid ?? '' } }
}

const operation = () => ({ operation: randomUUID(), version: stale })

export const access: Access<typeof homework> = {
  form: { ask: onLesson(), refused: notTheLead },
  set: { ask: onLesson({ body: { version: 0, text: 'x' } }), refused: notTheLead, then: 'homework.stale' },
  addFiles: { ask: onLesson(), upload: true, refused: notTheLead, then: 'homework.missing' },
  removeFile: {
    ask: (school) => ({ params: { scheduleUuid: lessonOf(school), uuid: randomUUID() } }),
    refused: notTheLead,
    then: 'homework.missing',
  },
  clear: { ask: onLesson({ body: { version: stale } }), refused: notTheLead, then: 'homework.missing' },
  given: none,
  filters: none,
  answers: {
    ask: async (school) => ({ params: { homeworkUuid: (await asked(school)).homeworkUuid } }),
    refused: notTheLead,
  },
  waiting: none,
  mine: { ask: (school) => ({ query: { userId: school.people.student.userId } }) },
  answer: { ask: onAnswer(), refused: notTheLead },
  addAnswerFiles: { ask: onAnswer(), upload: true },
  removeAnswerFile: { ask: onFile },
  answerFile: { ask: onFile, refused: notTheLead },
  answerFileAddress: { ask: onFile, refused: notTheLead },
  send: { ask: onAnswer({ body: { ...operation(), body: 'x' } }), then: 'homework.answer-stale' },
  giveBack: { ask: onAnswer({ body: operation() }), refused: notTheLead, then: 'homework.answer-stale' },
  score: { ask: onAnswer({ body: { ...operation(), score: 5 } }), refused: notTheLead, then: 'homework.answer-stale' },
  history: {
    ask: async (school) => ({
      query: { userId: school.people.student.userId, homeworkUuid: (await asked(school)).homeworkUuid },
    }),
    refused: notTheLead,
  },
  themes: {
    of: 'caller',
    ask: (school) => ({ query: { groupId: school.group.id, subjectId: school.subjects.algebra } }),
  },
  saveTheme: {
    ask: async (school) => {
      const plan = { groupId: school.group.id, subjectId: school.subjects.algebra }
      const { body: themes } = await school.as('teacher')(homework.themes, { query: plan })
      const theme = themes.find(({ homeworkUuid }) => homeworkUuid === null)?.uuid ?? randomUUID()
      const body = { group_id: plan.groupId, subjectId: plan.subjectId, theme, text: 'x' }
      return { params: { homeworkUuid: randomUUID() }, body }
    },
    refused: notTheLead,
  },
}
