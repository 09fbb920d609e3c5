import { exams } from '@qalam/contract/exams/api.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { addDays, localDay } from '@qalam/contract/kernel/calendar.ts'
import { randomUUID } from 'node:crypto'
import type { Content, Demo } from '../content.ts'

type Lesson = { uuid: string; teacher: number; students: number[] }

/** The lessons to come of the demo student's class with the demo teacher, whose theme is of a kind; the demo student is the last of the class. */
const lessonsNear = `select l.uuid, l.teacher_id as teacher,
    array(select e.student_id from enrolment e where e.school_id = l.school_id and e.group_id = l.group_id
      and e.until is null order by e.student_id = s.id, e.student_id) as students
  from lesson l join account a on a.login = 'teacher' and a.last_user_id = l.teacher_id
  join account pupil on pupil.login = 'student'
  join app_user s on s.person_id = pupil.person_id and s.school_id = l.school_id
  join enrolment own on own.school_id = l.school_id and own.student_id = s.id and own.group_id = l.group_id
  join plan_lesson p on p.school_id = l.school_id and p.uuid = l.plan_lesson_uuid and p.entity_kind = $3
  where l.school_id = $1 and l.subgroup_id is null and l.on_date > $2::date
  order by l.on_date, l.starts limit $4 offset $5`

/**
 * Works of biology, open now: a SOR that the class has just begun and one whose open answers wait to be scored, an `ent`,
 * and a SOCH that is over, for its statistics.
 */
async function fill({ pool, speak, schoolId, now, tell }: Demo): Promise<void> {
  const near = async (kind: string, limit: number, offset = 0) =>
    (await pool.query<Lesson>(lessonsNear, [schoolId, localDay(now), kind, limit, offset])).rows
  const [begun, written] = await near('sor', 2)
  const [summed] = await near('soch', 1)
  // Walks of the demo take the nearest lessons for themselves.
  const [tried] = await near('regular', 1, 6)
  const given: [Lesson | undefined, Work][] = [
    [begun, { kind: 'sor', start: 'БЖБ', writers: 4 }],
    [written, { kind: 'sor', start: 'БЖБ', writers: 14 }],
    [summed, { kind: 'soch', start: 'ТЖБ', writers: 60, isOver: true }],
    [tried, { kind: 'ent', start: 'ҰБТ', writers: 5 }],
  ]
  let count = 0
  for (const [lesson, work] of given) if (lesson && (await give({ pool, schoolId, speak, now }, lesson, work))) count++
  tell(`${count} works are given`)
}

type Work = { kind: 'sor' | 'soch' | 'ent'; start: string; writers: number; isOver?: boolean }
type World = Pick<Demo, 'speak' | 'now'>

/** Gives a work to a lesson, and lets so many of the class answer it. The bell goes by the clock of the database. */
async function give(
  { pool, schoolId, speak, now }: Pick<Demo, 'pool' | 'schoolId' | 'speak' | 'now'>,
  lesson: Lesson,
  { kind, start, writers, isOver }: Work,
): Promise<boolean> {
  const of = { params: { scheduleUuid: lesson.uuid } }
  const { works } = await speak(lesson.teacher, now, exams.ofLesson, of)
  const work = works.find((one) => one.kind === kind && one.title.startsWith(start))
  if (!work) return false
  // The theme takes the points of the work that was written for it, and nobody has marks of these lessons yet.
  if (kind !== 'ent')
    await pool.query(
      `update plan_lesson p set max_score = $3 from lesson l where l.school_id = $1 and l.uuid = $2
         and p.school_id = l.school_id and p.uuid = l.plan_lesson_uuid`,
      [schoolId, lesson.uuid, work.maxScore],
    )
  const body = {
    ...{ uuid: randomUUID(), versionUuid: work.versionUuid, minutes: 30 },
    ...{ opensAt: now.toISOString(), closesAt: `${addDays(localDay(now), 2)}T23:59:00+05:00` },
  }
  await speak(lesson.teacher, now, exams.give, { ...of, body })
  for (const [index, student] of lesson.students.slice(0, writers).entries())
    await answer({ speak, now }, student, body.uuid, index)
  if (isOver) await scored({ speak, now }, lesson.teacher, body.uuid)
  return true
}

/** Ends a work and scores its open answers, some better and some worse. */
async function scored({ speak, now }: World, teacher: number, sitting: string): Promise<void> {
  const params = { sitting }
  await speak(teacher, now, exams.end, { params, body: { studentIds: [] } })
  const { tasks, answers } = await speak(teacher, now, exams.grading, { params })
  for (const [index, { attempt, exercise, studentId, scoreVersion, answerVersion }] of answers.entries()) {
    const descriptors = tasks.find(({ id }) => id === exercise)?.descriptors ?? []
    const parts = Object.fromEntries(
      descriptors.map(({ id, points }, place) => [id, Math.max(0, points - ((index + place) % 3 === 0 ? 1 : 0))]),
    )
    const body = { attempt, exercise, studentId, scoreVersion, answerVersion, parts, comment: '' }
    await speak(teacher, now, exams.score, { params, body })
  }
}

/** One student begins, answers what they can and, but for the last ones, ends. */
async function answer({ speak, now }: World, student: number, sitting: string, index: number): Promise<void> {
  const params = { sitting }
  const state = await speak(student, now, exams.start, { params, body: {} })
  const questions = state.disciplines.flatMap((one) => one.questions)
  const answers = questions.map(({ id, exercise }) => ({
    ...{ id: randomUUID(), questionId: id, answerId: guess(exercise, index), base: 0 },
    ...{ after: state.serverAt, elapsed: 30_000 },
  }))
  await speak(student, now, exams.sendAnswers, {
    params,
    body: { answers, at: questions[0]?.id ?? null, waiting: 0 },
  })
  if (index % 5 !== 4) await speak(student, now, exams.testCompleted, { params })
}

/** What is right, by a word of the question. */
const said = [
  ['айдайтын мүше', 'жүрек'],
  ['сағатына', '4200'],
] as const

/** What a student might answer: now and then right, never out of the question. */
function guess(exercise: ShownExercise, index: number): ExerciseAnswer {
  switch (exercise.type) {
    case 'single':
      return { id: exercise.options[index % exercise.options.length]?.id ?? '' }
    case 'true-false':
      return { is: index % 2 === 0 }
    case 'short':
      return {
        text: index % 3 === 0 ? 'қан' : (said.find(([about]) => exercise.prompt.includes(about))?.[1] ?? 'гемоглобин'),
        files: [],
      }
    case 'open':
      return { text: 'Қан оттегін өкпеден барлық мүшеге жеткізеді, көмірқышқыл газын қайтарады.', files: [] }
    case 'matching':
      return {
        pairs: exercise.left.map(({ id }, at) => [id, exercise.right[(at + index) % exercise.right.length]?.id ?? '']),
      }
    case 'ordering':
      return { ids: exercise.items.map(({ id }) => id) }
    case 'multiple':
      return { ids: exercise.options.slice(index % 2, (index % 2) + 2).map(({ id }) => id) }
    case 'gaps':
    case 'grouping':
    case 'choose':
      return null
  }
}

export const content: Content = { order: 48, fill }
