import { z } from 'zod'
import { ContentKind } from '../content/document.ts'
import { ScoreVerdict } from '../journal/brought.ts'
import { Clock, Day } from '../kernel/dates.ts'
import { Done, get, post } from '../kernel/endpoint.ts'
import { Id, IdInAddress } from '../kernel/ids.ts'
import { Named } from '../kernel/languages.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { family, staff, teaching } from '../kernel/roles.ts'
import { MediaAddress } from '../media/api.ts'
import {
  HomeworkAnswerDraft,
  AnswerEvent,
  AnswerMark,
  AnswerPage,
  AnswersOfHomework,
  AnswerState,
  GivenHomework,
  HomeworkTheme,
  MyHomework,
  ReturnDraft,
  HomeworkScoreDraft,
  ThemeDraft,
} from './answers.ts'
import { waiting } from './menu.ts'
import { HomeworkFile, maxHomeworkFiles, SoundText } from './parts.ts'

/** Homework as it is read: text, the day it is for, files; for a family, what became of it. */
export const HomeworkView = z.object({
  uuid: z.uuid(),
  text: z.string(),
  dueOn: Day.nullable(),
  files: z.array(HomeworkFile).max(maxHomeworkFiles),
  version: z.int(),
  wantsAnswer: z.boolean().optional(),
  answer: AnswerMark.nullish(),
})
export type HomeworkView = z.infer<typeof HomeworkView>

/** What is asked besides the words: an answer, until when, of whom, a lecture or exercises to go through. */
const Asked = z.object({
  wantsAnswer: z.boolean().default(false),
  /** Until when answers are taken; a day alone means 23:59. */
  dateExpired: Day.nullable().default(null),
  timeExpired: Clock.nullable().default(null),
  /** Null: everybody who attends the lesson. */
  students: z.array(Id).min(1).max(60).nullable().default(null),
  /** A published version of a lecture, a lesson or a work. */
  contentVersion: z.uuid().nullable().default(null),
})

/**
 * Version 0 sets it for the first time; a stale version is refused with 409. `uuid` names the homework that the version
 * belongs to: one that was taken back and set anew begins at version 1 again.
 */
export const HomeworkDraft = Asked.extend({
  /** The id of this very write on the device that sends it: the same again, days later, changes nothing. */
  operationId: z.uuid().optional(),
  uuid: z.uuid().optional(),
  version: z.int32().min(0),
  text: SoundText.min(1).max(4000),
  dueOn: Day.nullable().default(null),
})
export type HomeworkDraft = z.infer<typeof HomeworkDraft>

/** What a form of homework needs: what was set, whom it may be set for, what may go with it. */
export const HomeworkForm = z.object({
  homework: HomeworkView.extend({ ...Asked.shape, sentAnswers: z.int() }).nullable(),
  students: z.array(z.object({ id: z.int(), name: z.string() })).max(200),
  contents: z
    .array(z.object({ uuid: z.uuid(), kind: ContentKind, title: z.string(), maxScore: z.int(), mine: z.boolean() }))
    .max(201),
})
export type HomeworkForm = z.infer<typeof HomeworkForm>

const root = '/api/v3/os/homework'
const OfLesson = z.object({ scheduleUuid: z.uuid() })
const OfAnswer = z.object({ answerId: z.uuid() })
const OfAnswerFile = OfAnswer.extend({ uuid: z.uuid() })
const Subject = z.object({ id: z.int(), name: Named })

const given = tableQuery('dueOn', 'givenOn').extend({
  groupId: IdInAddress.optional(),
  subjectId: IdInAddress.optional(),
  show: z.enum(['waiting', 'open', 'over']).optional(),
})
export type GivenAsked = z.output<typeof given>

export const homework = {
  form: get(`${root}/form/:scheduleUuid`, {
    roles: staff,
    about: 'What the form of homework shows: what was set, who attends the lesson, own and shared published works.',
    params: OfLesson,
    response: HomeworkForm,
  }),
  set: post(`${root}/:scheduleUuid`, {
    roles: staff,
    about:
      'Sets or changes the homework of a lesson (Q-037); a day before the lesson or outside the year is refused under `dueOn`, an end before now or before the lesson under `dateExpired`, a student who does not attend under `students`, a work that the caller may not use under `contentVersion`. 422 homework.has-answers where other exercises would stand under answers that were sent. An `operationId` that was taken before is answered with what stands.',
    params: OfLesson,
    body: HomeworkDraft,
    response: HomeworkView,
  }),
  addFiles: post(`${root}/:scheduleUuid/files`, {
    roles: staff,
    perMinute: 60,
    files: { most: maxHomeworkFiles, bytes: 21 * 1024 * 1024, kinds: 'documents' },
    about: 'Adds up to 3 files of 21 MB to the homework (multipart field `file`).',
    params: OfLesson,
    response: HomeworkView,
  }),
  removeFile: post(`${root}/:scheduleUuid/files/:uuid/remove`, {
    roles: staff,
    about: 'Takes a file off the homework.',
    params: OfLesson.extend({ uuid: z.uuid() }),
    response: HomeworkView,
  }),
  clear: post(`${root}/:scheduleUuid/clear`, {
    roles: staff,
    about: 'Takes the homework of a lesson back; 422 homework.has-answers once somebody sent an answer.',
    params: OfLesson,
    body: z.object({ uuid: z.uuid().optional(), version: z.int32().min(1) }),
    response: Done,
  }),
  given: get(`${root}/control/list`, {
    roles: teaching,
    about:
      'Homework of the lessons that the caller teaches, with how many answers were sent, returned and scored (N-55).',
    query: given,
    response: pageOf(GivenHomework),
  }),
  filters: get(`${root}/filters`, {
    roles: teaching,
    about: 'What the list of homework may be narrowed to: groups and subjects that the caller teaches (E-7.9-63).',
    response: z.object({
      groups: z.array(z.object({ id: z.int(), label: z.string() })).max(300),
      subjects: z.array(Subject).max(100),
    }),
  }),
  answers: get(`${root}/control/:homeworkUuid`, {
    roles: teaching,
    about: 'One homework with what each student sent (R-2.3-04); who waits for a score comes first.',
    params: z.object({ homeworkUuid: z.uuid() }),
    response: AnswersOfHomework,
  }),
  mine: get(`${root}/list`, {
    roles: family,
    subscribed: true,
    about: 'Homework of a student of the last 60 days: to do, overdue, sent, returned and scored (R-2.3-06).',
    query: z.object({
      userId: IdInAddress.optional(),
      state: AnswerState.optional(),
      page: z.coerce.number().int().min(1).max(100).default(1),
    }),
    response: pageOf(MyHomework).extend({ counts: z.record(AnswerState, z.int()) }),
  }),
  waiting,
  answer: get(`${root}/answers/:answerId`, {
    roles: [...family, ...teaching],
    subscribed: true,
    about:
      'The homework of one student, for the student, the parents and who teaches the lesson (R-2.3-02, R-2.3-07). Exercises come without their keys.',
    params: OfAnswer,
    response: AnswerPage,
  }),
  addAnswerFiles: post(`${root}/answers/:answerId/files`, {
    roles: ['student'],
    perMinute: 60,
    files: { most: 3, bytes: 21 * 1024 * 1024, kinds: 'documents' },
    about: 'Adds files to an answer that is not sent yet or may be sent again, 10 at most (multipart field `file`).',
    params: OfAnswer,
    response: AnswerPage,
  }),
  removeAnswerFile: post(`${root}/answers/:answerId/files/:uuid/remove`, {
    roles: ['student'],
    about: 'Takes a file off the own answer.',
    params: OfAnswerFile,
    response: AnswerPage,
  }),
  answerFile: get(`${root}/answers/:answerId/files/:uuid`, {
    roles: [...family, ...teaching],
    subscribed: true,
    answers: 'file',
    about: 'A file of an answer, or of the lecture or exercises of its homework.',
    params: OfAnswerFile,
    response: Done,
  }),
  answerFileAddress: get(`${root}/answers/:answerId/files/:uuid/address`, {
    roles: [...family, ...teaching],
    subscribed: true,
    about: 'An address of such a file for ten minutes, that a page can show.',
    params: OfAnswerFile,
    response: MediaAddress,
  }),
  send: post(`${root}/answers/:answerId/send`, {
    roles: ['student'],
    repeatable: true,
    about:
      'Sends the own answer until `dateExpired`, or after it was sent back; exercises are scored here. 409 homework.answer-stale over an older version, 422 homework.expired, homework.closed and homework.empty-answer.',
    params: OfAnswer,
    body: HomeworkAnswerDraft,
    response: AnswerPage,
  }),
  giveBack: post(`${root}/answers/:answerId/return`, {
    roles: teaching,
    repeatable: true,
    about:
      'Sends an answer back with a word to it, or lets one who is late answer after all; 409 over an older version.',
    params: OfAnswer,
    body: ReturnDraft,
    response: AnswerPage,
  }),
  score: post(`${root}/answers/:answerId/score`, {
    roles: teaching,
    repeatable: true,
    about:
      'Scores an answer, and by choice brings the points to the lesson of the due day, else to that of the homework, into an empty cell only (Q-131); `journal` says what became of them.',
    params: OfAnswer,
    body: HomeworkScoreDraft,
    response: z.object({ answer: AnswerPage, journal: ScoreVerdict.nullable() }),
  }),
  history: get('/api/v3/os/monitoring/history/homework', {
    roles: [...family, ...teaching],
    about: 'What was done with the homework of one student: sent, sent back, scored (E-7.7-17).',
    query: z.object({ userId: IdInAddress, homeworkUuid: z.uuid() }),
    response: z.array(AnswerEvent).max(100),
  }),
  themes: get(`${root}/themes`, {
    roles: teaching,
    about: 'Themes of the caller’s plan of a group and subject that have a lesson (E-7.8-01).',
    query: z.object({ groupId: IdInAddress, subjectId: IdInAddress }),
    response: z.array(HomeworkTheme).max(500),
  }),
  saveTheme: post(`${root}/themes/:homeworkUuid`, {
    roles: teaching,
    repeatable: true,
    about: 'Puts homework, with its lecture, on the lesson of a theme (E-7.8-02, V-HWTHEME-1).',
    params: z.object({ homeworkUuid: z.uuid() }),
    body: ThemeDraft,
    response: HomeworkView,
  }),
}
