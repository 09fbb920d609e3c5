import { z } from 'zod'
import { ExerciseAnswer } from '../exercises/answer.ts'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { IdInAddress } from '../kernel/ids.ts'
import { staff } from '../kernel/roles.ts'
import { sound } from '../content/document.ts'
import {
  ClassProgress,
  ContentPreview,
  ContentToGive,
  ExerciseState,
  GivenContent,
  Progress,
  ReadContent,
  ReadFile,
  ReadKind,
  ResetRow,
  StudentProgress,
  WaitingContent,
} from './shapes.ts'

const root = '/api/v3/os/lesson-content'
const OfLesson = z.object({ scheduleUuid: z.uuid() })
const One = z.object({ given: z.uuid() })
const Comment = sound(1000)
const NamedBy = z.enum(['theme', 'homework'])
/** Who opens content by its address. */
const readers = [...staff, 'student', 'monitoring'] as const

/** Files of one call, and of one reading. */
export const readFiles = { most: 3, bytes: 21 * 1024 * 1024, kinds: 'documents' } as const
export const mostReadFiles = 60

export const lessonContent = {
  ofLesson: get(`${root}/lessons/:scheduleUuid`, {
    roles: [...readers, 'parent'],
    about:
      'Lectures and lessons that were given to a lesson: a student with the own progress, a parent with the child’s, others with how far the class is. What may be given comes to whoever teaches the lesson, first what its theme or objectives name (Q-132).',
    params: OfLesson,
    response: z.object({
      contents: z.array(GivenContent).max(100),
      /** What the theme or the homework names; `given` is null until somebody opens it. */
      named: z.array(z.object({ from: NamedBy, kind: ReadKind, title: z.string(), given: z.uuid().nullable() })).max(2),
      toGive: z.array(ContentToGive).max(200),
      can: z.object({ give: z.boolean(), seeClass: z.boolean(), read: z.boolean() }),
    }),
  }),
  give: post(`${root}/lessons/:scheduleUuid`, {
    roles: staff,
    repeatable: true,
    about:
      'Gives a published lecture or lesson to those who attend the lesson; what the lesson has already is brought to this version for those who have not begun, and what was taken back is there again.',
    params: OfLesson,
    body: z.object({ uuid: z.uuid(), versionUuid: z.uuid() }),
    response: One,
  }),
  openNamed: post(`${root}/lessons/:scheduleUuid/named`, {
    roles: [...staff, 'student'],
    repeatable: true,
    about:
      'Opens the lecture that the theme or the homework of a lesson names; it is given to the lesson by that. 404 where neither names one.',
    params: OfLesson,
    body: z.object({ from: NamedBy }),
    response: One.extend({ kind: ReadKind }),
  }),
  takeBack: remove(`${root}/:given`, {
    roles: staff,
    about: 'Takes content off a lesson; what students did with it stays and is there again when it is given again.',
    params: One,
    response: Done,
  }),

  read: get(`${root}/:given`, {
    roles: readers,
    subscribed: true,
    about:
      'Content by pages (R-2.2-08): exercises without keys under ids of this student, what was answered, tries left, how far the student is. What was right comes with an exercise that is closed, and while the version is in nobody’s open homework (Q-135).',
    params: One,
    response: ReadContent,
  }),
  see: put(`${root}/:given/pages/:page`, {
    roles: ['student'],
    perMinute: 240,
    about: 'Notes that the student has a page before them: the next visit goes on there.',
    params: One.extend({ page: z.uuid() }),
    response: Progress,
  }),
  check: post(`${root}/:given/answers`, {
    roles: ['student'],
    repeatable: true,
    perMinute: 120,
    about:
      'Checks an answer to one exercise and keeps it; an open one is kept for the teacher. A repeated id changes nothing. 422 lesson-content.no-tries when the exercise is closed, lesson-content.held while it is homework.',
    params: One,
    body: z.object({ id: z.uuid(), exercise: z.uuid(), answer: ExerciseAnswer }),
    response: z.object({ state: ExerciseState, progress: Progress }),
  }),
  addFiles: post(`${root}/:given/files`, {
    roles: ['student'],
    perMinute: 60,
    files: readFiles,
    about: 'Keeps up to 3 photos or documents of 21 MB for open answers; 60 in all.',
    params: One,
    response: z.array(ReadFile),
  }),
  preview: get(`${root}/previews/:workId`, {
    roles: readers,
    subscribed: true,
    about:
      'The pages alone (R-2.2-11, 13, 15), of content that a lesson was given, or for staff of an own or shared document as it was published last. Exercises come without keys and cannot be answered.',
    params: z.object({ workId: z.uuid() }),
    response: ContentPreview,
  }),

  ofClass: get(`${root}/:given/class`, {
    roles: [...staff, 'monitoring'],
    about: 'How far each student of the lesson is.',
    params: One,
    response: ClassProgress,
  }),
  ofStudent: get(`${root}/:given/students/:studentId`, {
    roles: staff,
    about: 'What one student did, page by page and try by try (R-2.2-07).',
    params: One.extend({ studentId: IdInAddress }),
    response: StudentProgress,
  }),
  score: put(`${root}/:given/scores`, {
    roles: staff,
    about:
      'Scores the last open answer of a student by its descriptors, for whoever teaches the lesson. 409 exam.score-stale when the answer or its score are others than those that were looked at.',
    params: One,
    body: z.object({
      reading: z.uuid(),
      exercise: z.uuid(),
      n: z.int().min(1).max(100),
      version: z.int32().min(0).max(30_000),
      parts: z.record(z.uuid(), z.int().min(0).max(100)).refine((parts) => Object.keys(parts).length <= 20),
      comment: Comment.default(''),
    }),
    response: Done,
  }),
  waiting: get(`${root}-waiting`, {
    roles: staff,
    about: 'Lessons of the caller with open answers that nobody has scored, the one that waited longest first.',
    response: z.object({ rows: z.array(WaitingContent).max(200) }),
  }),
  answer: get(`${root}/lessons/:scheduleUuid/answers/:answerId`, {
    roles: readers,
    about:
      'The same by the id of what the student did (R-2.2-12), also of one that was put back; a student reads the own, monitoring no written answer (Q-135).',
    params: OfLesson.extend({ answerId: z.uuid() }),
    response: StudentProgress,
  }),
}

const monitoring = '/api/v3/os/monitoring/history'
const history = (what: string) => ({
  roles: staff,
  about: `Resets of a student’s ${what}: date, result of the maximum, who reset (M-28). \`lessonId\` is the content that was given.`,
  query: z.object({ lessonId: z.uuid(), userId: IdInAddress }),
  response: z.array(ResetRow).max(100),
})

/** What was put back of a student's lectures and lessons (E-7.7-13, E-7.7-14). */
export const readResets = {
  historyLecture: get(`${monitoring}/lecture`, {
    ...history('lecture'),
    aliases: ['/api/v2/os/monitoring/history/lecture'],
  }),
  historyRegular: get(`${monitoring}/regular`, {
    ...history('lesson'),
    aliases: ['/api/v2/os/monitoring/history/regular', '/api/v3/os/monitoring/history/custom-lesson'],
  }),
}
