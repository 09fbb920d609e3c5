import { z } from 'zod'
import { IdInAddress } from '../kernel/ids.ts'
import { get } from '../kernel/endpoint.ts'
import { staff } from '../kernel/roles.ts'
import { EntityKind } from '../schedule/drafts.ts'

/** A theme of a calendar plan (entity lessonTheme); `scheduleUuid` is the lesson that already holds it. */
export const LessonTheme = z.object({
  uuid: z.uuid(),
  label: z.string(),
  theme: z.string(),
  section: z.string(),
  entityKind: EntityKind,
  maxScore: z.int().nullable(),
  quarterId: z.int(),
  ordinal: z.int(),
  scheduleUuid: z.uuid().nullable(),
})
export type LessonTheme = z.infer<typeof LessonTheme>

const Card = z.object({
  group_id: IdInAddress,
  subject_id: IdInAddress,
  subgroup: IdInAddress.optional(),
  quarter: z.coerce.number().int().min(20_001).max(99_994).optional(),
})

const v3 = '/api/v3/os'

export const ktp = {
  lessonsByCard: get(`${v3}/frontoffice/ktp/lessons-by-card`, {
    roles: staff,
    about: 'The themes of a plan, for the edit dialog of a lesson (E-7.6-01).',
    aliases: ['/api/v2/os/frontoffice/ktp/lessonsByCard'],
    query: Card,
    response: z.object({ lessons: z.array(LessonTheme) }),
  }),
  subjectLessonsDict: get(`${v3}/frontoffice/ktp/subject-lessons-dict`, {
    roles: staff,
    about: 'The themes of a plan without a lesson yet, in a quarter, for the add dialog (E-7.6-02).',
    aliases: ['/api/v2/os/frontoffice/ktp/subjectLessonsDict'],
    query: Card,
    response: z.object({ lessons: z.array(LessonTheme) }),
  }),
  lessonTypeDict: get(`${v3}/frontoffice/ktp/lesson-type-dict`, {
    roles: staff,
    about:
      'Lesson types with their labels in the caller’s language; a half-year plan has no soch (E-7.6-04, C-KIND-3, Q-028).',
    aliases: ['/api/v2/os/frontoffice/ktp/lessonTypeDict'],
    query: z.object({ scoreType: z.string().max(40).optional() }),
    response: z.array(z.object({ id: EntityKind, label: z.string() })),
  }),
}
