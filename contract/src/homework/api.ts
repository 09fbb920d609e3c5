import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Done, post } from '../kernel/endpoint.ts'
import { staff } from '../kernel/roles.ts'

export const HomeworkFile = z.object({ uuid: z.uuid(), name: z.string(), bytes: z.int(), mime: z.string() })

/** Text that a database can hold: whole characters and no zero byte. */
export const SoundText = z
  .string()
  .trim()
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** Files of one homework (V-FILE-1). */
export const maxHomeworkFiles = 3

/** Homework as it is read: text, the day it is for, files. */
export const HomeworkView = z.object({
  uuid: z.uuid(),
  text: z.string(),
  dueOn: Day.nullable(),
  files: z.array(HomeworkFile).max(maxHomeworkFiles),
  version: z.int(),
})
export type HomeworkView = z.infer<typeof HomeworkView>

/**
 * Version 0 sets it for the first time; a stale version is refused with 409. `uuid` names the homework that the version
 * belongs to: one that was taken back and set anew begins at version 1 again.
 */
export const HomeworkDraft = z.object({
  uuid: z.uuid().optional(),
  version: z.int32().min(0),
  text: SoundText.min(1).max(4000),
  dueOn: Day.nullable().default(null),
})
export type HomeworkDraft = z.infer<typeof HomeworkDraft>

const root = '/api/v3/os/homework'
const OfLesson = z.object({ scheduleUuid: z.uuid() })

export const homework = {
  set: post(`${root}/:scheduleUuid`, {
    roles: staff,
    about:
      'Sets or changes the homework of a lesson; a day before the lesson or outside the year is refused under `dueOn`.',
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
    about: 'Takes the homework of a lesson back.',
    params: OfLesson,
    body: z.object({ uuid: z.uuid().optional(), version: z.int32().min(1) }),
    response: Done,
  }),
}
