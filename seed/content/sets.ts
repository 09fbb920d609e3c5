import { content as works } from '@qalam/contract/content/api.ts'
import type { DraftModule, DrawnQuestion } from '@qalam/contract/content/draft.ts'
import { exams } from '@qalam/contract/exams/api.ts'
import { addDays, localDay } from '@qalam/contract/kernel/calendar.ts'
import { questionBank } from '@qalam/contract/question-bank/api.ts'
import { randomUUID } from 'node:crypto'
import type { Content, Demo } from '../content.ts'
import { exercise, page, single } from '../works/make.ts'

type Words = (kz: string, ru: string) => string
type Lesson = { uuid: string; teacher: number; subject: number; students: number[] }

/** The next biology lesson of the demo student's class that is no SOR; the demo student is the last of its students. */
const nextLesson = `select l.uuid, l.teacher_id as teacher, l.subject_id as subject,
    array(select e.student_id from enrolment e where e.school_id = l.school_id and e.group_id = l.group_id
      and e.until is null order by e.student_id = s.id, e.student_id) as students
  from lesson l join account a on a.login = 'teacher' and a.last_user_id = l.teacher_id
  join account pupil on pupil.login = 'student'
  join app_user s on s.person_id = pupil.person_id and s.school_id = l.school_id
  join enrolment own on own.school_id = l.school_id and own.student_id = s.id and own.group_id = l.group_id
  join plan_lesson p on p.school_id = l.school_id and p.uuid = l.plan_lesson_uuid and p.entity_kind = 'regular'
  where l.school_id = $1 and l.subgroup_id is null and l.on_date > $2::date
  order by l.on_date, l.starts limit 1`

/** A test in both languages of which three questions are drawn from a set of the bank; the class answers one of them now. */
async function fill({ pool, speak, schoolId, now, tell }: Demo): Promise<void> {
  const { rows } = await pool.query<Lesson>(nextLesson, [schoolId, localDay(now)])
  const [lesson] = rows
  if (!lesson) return tell('the demo’s class has no lesson to come: no set is drawn from')
  const { rows: known } = await speak(lesson.teacher, now, questionBank.list, {
    query: { subjectId: lesson.subject, limit: 100 },
  })
  for (const language of ['ru', 'kz'] as const) {
    const uuids = known.filter((one) => one.language === language).map(({ id }) => id)
    if (uuids.length < 3) return tell('the bank has no questions of the class: no set is drawn from')
    const chosen = await speak(lesson.teacher, now, questionBank.chosen, { query: { uuids: uuids.join(',') } })
    const questions = chosen.map(({ uuid, version, exercise: made }) => ({ bank: uuid, version, exercise: made }))
    const t: Words = (kz, ru) => (language === 'kz' ? kz : ru)
    const versionUuid = await published({ speak, now }, lesson, language, modules(t, questions), t)
    if (language === 'kz') await given({ speak, now }, lesson, versionUuid)
  }
  tell('a test draws its questions from a set')
}

type World = Pick<Demo, 'speak' | 'now'>

/** One question with formulas that everybody gets, and three of the set, two points each. */
const modules = (t: Words, questions: DrawnQuestion[]): DraftModule[] => [
  exercise(
    single(t('Глюкозаның формуласы қайсы?', 'Какая из формул — глюкоза?'), 2, [
      '\\(C_6H_{12}O_6\\)',
      '\\(CO_2\\)',
      '\\(H_2O\\)',
      '\\(NaCl\\)',
    ]),
  ),
  {
    ...{ uuid: randomUUID(), kind: 'drawn', purpose: '7.1.4.1', skill: 'knowledge', minutes: 2 },
    ...{ take: 3, points: 2, questions },
  },
]

async function published(
  { speak, now }: World,
  { teacher, subject }: Lesson,
  language: 'kz' | 'ru',
  made: DraftModule[],
  t: Words,
): Promise<string> {
  const params = { uuid: randomUUID() }
  const title = t('Тест. Қан: әркімге өз сұрақтары', 'Тест. Кровь: каждому свои вопросы')
  const head = { title, subjectId: subject, parallel: 7, language }
  await speak(teacher, now, works.create, { body: { ...params, kind: 'test', ...head } })
  const pages = [page(t('Сұрақтар', 'Вопросы'), ...made)]
  const settings = {
    ...{ minutes: 15, maxScore: null, objectives: ['7.1.4.1'] },
    ...{ rightsConfirmed: true, showDescriptors: false },
  }
  const frame = { version: 1, order: pages.map(({ uuid }) => uuid), head, settings }
  await speak(teacher, now, works.save, { params, body: { pages, frame } })
  const versionUuid = randomUUID()
  await speak(teacher, now, works.publish, { params, body: { uuid: versionUuid } })
  return versionUuid
}

/** The class has two days; some have begun, each with questions of their own. */
async function given({ speak, now }: World, { uuid, teacher, students }: Lesson, versionUuid: string): Promise<void> {
  const sitting = randomUUID()
  const closesAt = `${addDays(localDay(now), 2)}T23:59:00+05:00`
  const body = { uuid: sitting, versionUuid, minutes: 15, opensAt: now.toISOString(), closesAt }
  await speak(teacher, now, exams.give, { params: { scheduleUuid: uuid }, body })
  for (const student of students.slice(0, 3)) await speak(student, now, exams.start, { params: { sitting }, body: {} })
}

export const content: Content = { order: 47, fill }
