import { z } from 'zod'
import { Instant } from '../kernel/dates.ts'
import { Done, get, post, put, remove } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { staff } from '../kernel/roles.ts'
import { readKinds, ResetRow } from '../lesson-content/shapes.ts'
import { AnswerGiven, CompletedResult, ExamKind, examKinds, ExamState, SittingDraft, AnswersTaken } from './shapes.ts'
import {
  Brought,
  Grading,
  KeyedQuestion,
  LessonSitting,
  RegradePlan,
  Room,
  ExamScoreDraft,
  Statistics,
  WorkToGive,
} from './grading-shapes.ts'

const root = '/api/v3/os/exams'
const One = z.object({ sitting: z.uuid() })
const OfLesson = z.object({ scheduleUuid: z.uuid() })
const students = z.array(Id).max(300)
/** Name of the field that carries the kind (N-15, E-7.7-02). */
const typeId = ExamKind.optional()

/** Files of one answer call. */
export const answerFiles = { most: 3, bytes: 21 * 1024 * 1024, kinds: 'documents' } as const
export const mostAnswerFiles = 60
/** Answers of one call. */
export const mostAnswers = 50

export const exams = {
  ofLesson: get(`${root}/lessons/:scheduleUuid`, {
    roles: [...staff, 'student', 'parent', 'monitoring'],
    about:
      'Works that were given to a lesson; a student with the own state, a parent with the child’s. Works that may be given come to whoever teaches the lesson.',
    params: OfLesson,
    response: z.object({
      sittings: z.array(LessonSitting).max(100),
      works: z.array(WorkToGive).max(200),
      can: z.object({ give: z.boolean() }),
    }),
  }),
  give: post(`${root}/lessons/:scheduleUuid`, {
    roles: staff,
    repeatable: true,
    about:
      'Gives a published work to those who attend the lesson, with a window and minutes. 422 where the theme asks for another kind of work, or for other points (Q-130).',
    params: OfLesson,
    body: SittingDraft,
    response: z.object({ uuid: z.uuid() }),
  }),
  takeBack: remove(`${root}/:sitting`, {
    roles: staff,
    about: 'Takes a work back that nobody has begun; 422 exam.begun otherwise.',
    params: One,
    response: Done,
  }),
  room: get(`${root}/:sitting/room`, {
    roles: staff,
    about: 'The room of a work: who began, where each is, what is stored, who is offline, what was brought.',
    params: One,
    response: Room,
  }),
  giveTime: put(`${root}/:sitting/time`, {
    roles: staff,
    about: 'Gives minutes more to all or some, with as much later an end of their windows.',
    params: One,
    body: z.object({ studentIds: students, minutes: z.int().min(1).max(180) }),
    response: Done,
  }),
  giveWindow: put(`${root}/:sitting/window`, {
    roles: staff,
    about:
      'Gives some students a window of their own, instead of the one of the class: whoever is ill on the day writes on another. 422 exam.window-over for one that has ended.',
    params: One,
    body: z
      .object({ studentIds: students.min(1), opensAt: Instant, closesAt: Instant })
      .refine(({ opensAt, closesAt }) => Date.parse(closesAt) > Date.parse(opensAt), {
        path: ['closesAt'],
        error: 'before-start',
      }),
    response: Done,
  }),
  end: put(`${root}/:sitting/end`, {
    roles: staff,
    about: 'Ends the work now for all or some; what was stored is scored.',
    params: One,
    body: z.object({ studentIds: students }),
    response: Done,
  }),
  reopen: put(`${root}/:sitting/reopen`, {
    roles: staff,
    about: 'Opens the work again for all or some for so many minutes from now; their answers stand as they were.',
    params: One,
    body: z.object({ studentIds: students, minutes: z.int().min(1).max(300) }),
    response: Done,
  }),

  data: get(`${root}/:sitting/data`, {
    roles: [...staff, 'student'],
    about:
      'The state of a work as its student sees it (E-7.7-01, N-12): exercises without keys under ids of this attempt, what was given, seconds left by the server. A teacher sees a preview. 403 when the work is not open, over or put back.',
    params: One,
    response: ExamState,
  }),
  start: post(`${root}/:sitting/start`, {
    roles: ['student'],
    repeatable: true,
    subscribed: true,
    about:
      'Begins the own attempt; a second start is the same attempt. Its bell rings after the minutes, or when the window ends. The subscription is asked here and nowhere later (Q-135).',
    params: One,
    response: ExamState,
  }),
  sendAnswer: post(`${root}/:sitting/answer`, {
    roles: ['student'],
    repeatable: true,
    perMinute: 240,
    about:
      'Stores one answer (E-7.7-02). A repeated id changes nothing; 409 over another version than the last one; 403 after the bell, unless it was given before and comes within the late minutes (Q-127).',
    params: One,
    body: AnswerGiven.extend({ typeId }),
    response: AnswersTaken,
  }),
  sendAnswers: post(`${root}/:sitting/answers`, {
    roles: ['student'],
    repeatable: true,
    perMinute: 240,
    about:
      'Stores up to 50 answers, each with its own outcome, and tells where the student is and how much waits on the device; with none it says that the device is there.',
    params: One,
    body: z.object({
      typeId,
      answers: z.array(AnswerGiven).max(mostAnswers),
      /** The attempt they were given in: what belongs to one that was put back never reaches the next. */
      attempt: z.uuid().nullable().default(null),
      at: z.uuid().nullable().default(null),
      waiting: z.int().min(0).max(1000).default(0),
    }),
    response: AnswersTaken,
  }),
  addFiles: post(`${root}/:sitting/files`, {
    roles: ['student'],
    perMinute: 60,
    files: answerFiles,
    about: 'Keeps up to 3 photos or documents of 21 MB for open answers of the own attempt, until the bell.',
    params: One,
    response: z.array(z.object({ uuid: z.uuid(), name: z.string(), url: z.string(), mime: z.string() })),
  }),
  testCompleted: get(`${root}/:sitting/completed`, {
    roles: ['student'],
    about:
      'Ends the own attempt, once, and answers its result (E-7.7-03, N-14); points, keys and explanations only when the last window of the version has ended (Q-135).',
    params: One,
    response: CompletedResult,
  }),
  result: get(`${root}/:sitting/results/:studentId`, {
    roles: [...staff, 'student', 'parent'],
    about: 'The result of a student, for the student, the parents, and whoever teaches the lesson.',
    params: One.extend({ studentId: IdInAddress }),
    response: CompletedResult,
  }),

  grading: get(`${root}/:sitting/grading`, {
    roles: staff,
    about: 'Open answers of sealed attempts with their tasks, descriptors and scores.',
    params: One,
    response: Grading,
  }),
  score: put(`${root}/:sitting/scores`, {
    roles: staff,
    about:
      'Scores an open answer by descriptors. 409 exam.score-stale when the answer or its score are others than those that were looked at.',
    params: One,
    body: ExamScoreDraft,
    response: z.object({ scoreVersion: z.int() }),
  }),
  discountLate: put(`${root}/:sitting/late`, {
    roles: staff,
    about: 'Counts nothing of what came after the bell of an attempt, or counts it again (Q-127).',
    params: One,
    body: z.object({ attempt: z.uuid(), discounted: z.boolean() }),
    response: Done,
  }),
  statistics: get(`${root}/:sitting/statistics`, {
    roles: [...staff, 'monitoring'],
    about: 'How the work and each of its questions went, without a student’s name or words.',
    params: One,
    response: Statistics,
  }),
  previewJournal: get(`${root}/:sitting/journal`, {
    roles: staff,
    about: 'What the journal would do with the points of each student; nothing is written.',
    params: One,
    response: Brought,
  }),
  bringToJournal: post(`${root}/:sitting/journal`, {
    roles: staff,
    repeatable: true,
    about:
      'Brings the points into the journal: empty cells, and filled ones whose version is named. A closed period refuses (Q-118). Rounded half up, once (Q-129).',
    params: One,
    body: z.object({
      over: z.array(z.object({ studentId: Id, version: z.int32().min(0) })).max(300),
    }),
    response: Brought,
  }),
  takeFromJournal: post(`${root}/:sitting/journal/undo`, {
    roles: staff,
    repeatable: true,
    about:
      'Undoes what was brought into the journal: each cell that still holds it, at the version that is named, holds again what stood before; a cell that somebody changed since stays.',
    params: One,
    body: z.object({
      cells: z
        .array(z.object({ studentId: Id, version: z.int32().min(1) }))
        .min(1)
        .max(300),
    }),
    response: Brought,
  }),

  keys: get(`${root}/:sitting/keys`, {
    roles: staff,
    about: 'The keys of the work as they stand, for the author of the work.',
    params: One,
    response: z.object({
      title: z.string(),
      keyVersion: z.int(),
      questions: z.array(KeyedQuestion).max(200),
      can: z.object({ mend: z.boolean() }),
    }),
  }),
  mendKey: put(`${root}/:sitting/keys`, {
    roles: staff,
    about:
      'Stores a mended key of one question as the next version of the keys; scores stay until the regrade is carried out.',
    params: One,
    body: z.object({ keyVersion: z.int32(), exercise: z.uuid(), key: z.unknown() }),
    response: z.object({ keyVersion: z.int() }),
  }),
  planRegrade: get(`${root}/:sitting/regrade`, {
    roles: staff,
    about: 'Who would gain and lose by the last keys, in every class that had this version; nothing is written.',
    params: One,
    query: z.object({ onlyUp: z.stringbool().default(false) }),
    response: RegradePlan,
  }),
  regrade: post(`${root}/:sitting/regrade`, {
    roles: staff,
    repeatable: true,
    about: 'Carries out the plan of this hash; 409 exam.plan-stale when it would be another by now.',
    params: One,
    body: z.object({ uuid: z.uuid(), hash: z.string().max(100), onlyUp: z.boolean() }),
    response: RegradePlan,
  }),
}

const monitoring = '/api/v3/os/monitoring'
const ofStudent = z.object({ lessonId: z.uuid(), userId: IdInAddress })
const history = (what: string) => ({
  roles: staff,
  about: `Resets of a student’s ${what}: date, result of the maximum, who reset (M-28). \`lessonId\` is the work that was given.`,
  query: ofStudent,
  response: z.array(ResetRow).max(100),
})

export const examResets = {
  reset: post(`${monitoring}/reset`, {
    roles: staff,
    about:
      'Puts a student’s work, lecture or lesson back, so that it may be begun anew (M-27, Q-080, E-7.12-04). The attempt is kept; a row says what it had brought. `lessonId` is what was given to the lesson `scheduleId`.',
    aliases: ['/api/v2/os/monitoring/reset'],
    body: z.object({
      lessonType: z.enum([...examKinds, ...readKinds]),
      lessonId: z.uuid(),
      userId: Id,
      scheduleId: z.uuid(),
    }),
    response: Done,
  }),
  /** E-7.7-15, E-7.7-16. */
  historySor: get(`${monitoring}/history/sor`, { ...history('SOR'), aliases: ['/api/v2/os/monitoring/history/sor'] }),
  historySoch: get(`${monitoring}/history/soch`, {
    ...history('SOCH'),
    aliases: ['/api/v2/os/monitoring/history/soch'],
  }),
  historyTest: get(`${monitoring}/history/test`, {
    ...history('test'),
    aliases: ['/api/v2/os/monitoring/history/test'],
  }),
}
