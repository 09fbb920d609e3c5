import { z } from 'zod'
import { Day } from '../kernel/dates.ts'
import { Id } from '../kernel/ids.ts'
import { isHighGrade, isLetter, lastParallel, letterLength } from './rules.ts'

/** The languages of instruction of groups. */
export const EduLang = z.enum(['kz', 'ru'])
export type EduLang = z.infer<typeof EduLang>

/** Directions of the high grades: natural sciences with mathematics, and humanities. */
export const Faculty = z.enum(['emn', 'ogn'])
export type Faculty = z.infer<typeof Faculty>

/** 0 is offline, 1 is online (C-GROUP-3). */
const InStatistic = z.literal([0, 1])

/** A group of the school (N-18). */
export const Group = z.object({
  id: z.int(),
  schoolId: z.int(),
  /** The start year of its academic year. */
  year: z.int(),
  label: z.string(),
  parallel: z.int(),
  letter: z.string(),
  eduLang: EduLang,
  faculty: Faculty.nullable(),
  lead: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Who studies in it: today, or at the end of a year that is over. */
  students: z.int(),
  boys: z.int(),
  girls: z.int(),
  timeScheme: z.object({ uuid: z.uuid(), name: z.string(), shift: z.int() }).nullable(),
  quarterStart: Day.nullable(),
  quarterEnd: Day.nullable(),
  isInStatistic: InStatistic,
  archivedOn: Day.nullable(),
  can: z.object({ edit: z.boolean() }),
})
export type Group = z.output<typeof Group>

type Told = { parallel: number; faculty?: Faculty | null; quarterStart?: string | null; quarterEnd?: string | null }

/** What no field can be right or wrong about alone. */
function judge({ value, issues }: { value: Told; issues: z.core.$ZodRawIssue[] }): void {
  const { parallel, faculty, quarterStart, quarterEnd } = value
  const complain = (name: string, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: value })
  if (isHighGrade(parallel) && !faculty) complain('faculty', 'faculty_required')
  if (quarterStart && quarterEnd && quarterEnd < quarterStart) complain('quarterEnd', 'ends_before_start')
}

/** What is sent to make a group or to change one (M-54). */
export const GroupDraft = z
  .object({
    parallel: z.int().min(0).max(lastParallel),
    letter: z.string().trim().min(1).max(letterLength).refine(isLetter, { message: 'group_letter' }),
    eduLang: EduLang,
    personnelId: Id.nullable().default(null),
    faculty: Faculty.nullable().default(null),
    quarterStart: Day.nullable().default(null),
    quarterEnd: Day.nullable().default(null),
    timeSchemeUuid: z.uuid().nullable().default(null),
    isInStatistic: InStatistic.default(1),
  })
  .check(judge)
export type GroupDraft = z.output<typeof GroupDraft>

const same = GroupDraft.shape

/** The same under the names that the second version sends (E-7.9-02, E-7.9-03, Q-093). */
export const GroupDraftV2 = z.codec(
  z.object({
    name: same.parallel,
    letter: z.string().max(10),
    edu_lang: EduLang,
    personnel_id: same.personnelId,
    faculty: same.faculty,
    quarter_start: z.string().max(10).nullable().default(null),
    quarter_end: z.string().max(10).nullable().default(null),
    timeSchemeUuid: same.timeSchemeUuid,
    isInStatistic: same.isInStatistic,
  }),
  GroupDraft,
  {
    decode: ({ name, edu_lang, personnel_id, quarter_start, quarter_end, ...draft }) => ({
      ...draft,
      parallel: name,
      eduLang: edu_lang,
      personnelId: personnel_id,
      quarterStart: quarter_start,
      quarterEnd: quarter_end,
    }),
    encode: ({ parallel, letter, eduLang, ...draft }) => ({
      name: parallel,
      letter,
      edu_lang: eduLang,
      personnel_id: draft.personnelId ?? null,
      faculty: draft.faculty ?? null,
      quarter_start: draft.quarterStart ?? null,
      quarter_end: draft.quarterEnd ?? null,
      timeSchemeUuid: draft.timeSchemeUuid ?? null,
      isInStatistic: draft.isInStatistic ?? 1,
    }),
  },
)
