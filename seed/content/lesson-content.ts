import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { randomUUID } from 'node:crypto'
import type { Content, Demo } from '../content.ts'

type Lesson = { uuid: string; teacher: number; students: number[] }

/** The biology lessons of the demo student's class around today: the last one, and those that come. */
const lessonsNear = `with own as (
    select l.uuid, l.teacher_id as teacher, l.on_date, l.starts,
      array(select e.student_id from enrolment e where e.school_id = l.school_id and e.group_id = l.group_id
        and e.until is null order by e.student_id = s.id desc, e.student_id) as students
    from lesson l join account a on a.login = 'teacher' and a.last_user_id = l.teacher_id
    join account pupil on pupil.login = 'student'
    join app_user s on s.person_id = pupil.person_id and s.school_id = l.school_id
    join enrolment mine on mine.school_id = l.school_id and mine.student_id = s.id and mine.group_id = l.group_id
    where l.school_id = $1 and l.subgroup_id is null)
  (select uuid, teacher, students from own where on_date <= $2::date order by on_date desc, starts desc limit 1)
  union all (select uuid, teacher, students from own where on_date > $2::date order by on_date, starts limit 1)`

/** The last and the next biology lesson have a tour of every type of exercise and a lecture; some of the class have read. */
async function fill({ pool, speak, schoolId, now, tell }: Demo): Promise<void> {
  const { rows } = await pool.query<Lesson>(lessonsNear, [schoolId, localDay(now)])
  for (const [place, lesson] of rows.entries()) {
    const params = { scheduleUuid: lesson.uuid }
    const { toGive } = await speak(lesson.teacher, now, lessonContent.ofLesson, { params })
    for (const title of ['Жасуша: барлық тапсырма түрі', 'Қанайналым шеңберлері']) {
      const version = toGive.find((one) => one.title === title)
      if (!version) continue
      const body = { uuid: randomUUID(), versionUuid: version.versionUuid }
      const { given } = await speak(lesson.teacher, now, lessonContent.give, { params, body })
      // The demo student finds a lesson that was begun, and one that was not.
      const readers = lesson.students.slice(place, place === 0 ? 7 : 3)
      for (const [index, student] of readers.entries()) await read({ speak, now }, given, student, index)
    }
  }
  tell(`${rows.length} lessons have something to read by pages`)
}

type World = Pick<Demo, 'speak' | 'now'>

/** One student reads so far, and tries what stands on those pages. */
async function read({ speak, now }: World, given: string, student: number, index: number): Promise<void> {
  const params = { given }
  const { pages } = await speak(student, now, lessonContent.read, { params })
  const far = Math.max(1, Math.ceil((pages.length * (index + 2)) / 7))
  for (const page of pages.slice(0, far)) {
    await speak(student, now, lessonContent.see, { params: { given, page: page.uuid } })
    for (const module of page.modules) {
      const answer = module.kind === 'exercise' ? guess(module.exercise, index) : null
      if (module.kind !== 'exercise' || answer === null) continue
      const body = { id: randomUUID(), exercise: module.exercise.uuid, answer }
      await speak(student, now, lessonContent.check, { params, body })
    }
  }
}

/** What a student might answer: now and then right, never out of the question. */
function guess(exercise: ShownExercise, index: number): ExerciseAnswer {
  const at = <T>(list: readonly T[], place: number): T | undefined => list[(place + index) % list.length]
  switch (exercise.type) {
    case 'single':
      return { id: at(exercise.options, 0)?.id ?? '' }
    case 'true-false':
      return { is: index % 2 === 0 }
    case 'multiple':
      return { ids: exercise.options.slice(0, 2).map(({ id }) => id) }
    case 'choose':
      return {
        ids: exercise.parts
          .filter(({ choice }) => choice)
          .slice(0, 1)
          .map(({ id }) => id),
      }
    case 'short':
      return { text: index % 2 === 0 ? 'ядро' : 'жасуша', files: [] }
    case 'open':
      return { text: 'Жасуша қабырғасы өсімдікке пішін береді, жануарда ол жоқ.', files: [] }
    case 'matching':
      return { pairs: exercise.left.map(({ id }, place) => [id, at(exercise.right, place)?.id ?? '']) }
    case 'gaps':
      return { pairs: exercise.gaps.map(({ id }, place) => [id, at(exercise.options, place)?.id ?? '']) }
    case 'grouping':
      return { pairs: exercise.items.map(({ id }, place) => [id, at(exercise.groups, place)?.id ?? '']) }
    case 'ordering':
      return { ids: exercise.items.map(({ id }) => id) }
  }
}

export const content: Content = { order: 49, fill }
