import { z } from 'zod'
import { Clock, Day, Instant } from '../kernel/dates.ts'
import { Named } from '../kernel/languages.ts'
import { ScoreType } from '../journal/api.ts'
import { fixings } from '../ktp/pins.ts'
import { Labelled } from '../schedule/api.ts'
import { EntityKind } from '../schedule/drafts.ts'
import { PlanState } from './shapes.ts'

/** Themes of one plan: a year of six lessons a week, and room. */
export const mostThemes = 400

const sound = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes('\0'))

/** What a person writes about a theme (facts of the form: section, theme, objectives, content, devices, note). */
export const ThemeWords = z.object({
  section: sound(500),
  theme: sound(500).min(1),
  objectives: z.array(z.string().max(20)).max(20),
  kind: EntityKind,
  maxScore: z.int().min(1).max(100).nullable(),
  content: sound(2000),
  /** Which devices pupils use and what for; empty where phones stay away. */
  devices: sound(300),
  note: sound(500),
})
export type ThemeWords = z.infer<typeof ThemeWords>

const pins = ['conducted', 'marked', 'attempted', 'homework', 'dated', 'locked', 'past', 'closed'] as const

/** What the rules of assessment say against the date of a work; `others` names the works that it meets. */
export const CapNote = z.object({
  kind: z.enum(['sor-in-quarter', 'soch-in-day', 'soch-on-last-day', 'sor-beside-soch']),
  count: z.int().optional(),
  max: z.int().optional(),
  others: z.array(z.string()),
})
export type CapNote = z.infer<typeof CapNote>

/** A row of the sheet. */
export const SheetTheme = ThemeWords.extend({
  theme: z.string(),
  uuid: z.uuid(),
  version: z.int(),
  quarterId: z.int(),
  ordinal: z.int(),
  fixed: z.enum(fixings).nullable(),
  lesson: z.object({ uuid: z.uuid(), date: Day, timeStart: Clock }).nullable(),
  /** Why it keeps its lesson. */
  pin: z.enum(pins).nullable(),
  caps: z.array(CapNote),
  /** The work of the builder that its pupils get. */
  entityId: z.string().nullable(),
})
export type SheetTheme = z.infer<typeof SheetTheme>

/** An act on the sheet, as the list of the last acts shows it. */
export const Act = z.object({
  uuid: z.uuid(),
  kind: z.string(),
  at: Instant,
  by: z.string(),
  /** Themes or lessons that it touched. */
  count: z.int(),
  comment: z.string(),
  undone: z.boolean(),
  can: z.object({ undo: z.boolean() }),
})
export type Act = z.infer<typeof Act>

const Bound = z.object({ ordinal: z.int(), theme: z.string() })

/** How the themes would lie over the lessons; accepted with its mark. */
export const PlanFlow = z.object({
  mark: z.string(),
  changes: z.array(z.object({ lesson: z.uuid(), date: Day, from: Bound.nullable(), to: Bound.nullable() })),
  leftovers: z.array(Bound.extend({ uuid: z.uuid(), quarterId: z.int() })),
  proposals: z.array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('merge'),
        quarterId: z.int(),
        over: z.int(),
        first: z.int(),
        second: z.int(),
        themes: z.tuple([z.uuid(), z.uuid()]),
      }),
      z.object({
        kind: z.literal('later'),
        quarterId: z.int(),
        over: z.int(),
        nextQuarterId: z.int(),
        room: z.int(),
      }),
      z.object({
        kind: z.literal('split'),
        quarterId: z.int(),
        free: z.int(),
        ordinal: z.int(),
        theme: z.uuid(),
      }),
    ]),
  ),
})
export type PlanFlow = z.infer<typeof PlanFlow>

/** The sheet of a plan. `version` counts the changes of its order. */
export const PlanSheet = z.object({
  uuid: z.uuid(),
  version: z.int(),
  state: PlanState,
  /** The states the caller may bring it into. */
  moves: z.array(PlanState),
  group: Labelled,
  parallel: z.int(),
  subject: z.object({ id: z.int(), name: Named }),
  subgroup: z.string().nullable(),
  teacher: z.object({ id: z.int(), name: z.string(), isDeleted: z.boolean() }),
  reviewer: z.string().nullable(),
  scoreType: ScoreType,
  hoursPerWeek: z.int(),
  quarters: z.array(z.object({ value: z.int(), startsOn: Day, endsOn: Day, lessons: z.int() })),
  themes: z.array(SheetTheme),
  acts: z.array(Act),
  flow: PlanFlow.nullable(),
  can: z.object({ edit: z.boolean(), comment: z.boolean() }),
})
export type PlanSheet = z.infer<typeof PlanSheet>

const Seen = z.object({ uuid: z.uuid(), version: z.int32().min(0) })

/** A change of the sheet: rows as they shall be, each over the version it was made from; 0 for a new one. */
export const SheetChange = z.object({
  uuid: z.uuid(),
  kind: z.enum(['edited', 'pasted', 'added', 'removed', 'moved', 'split', 'merged']),
  themes: z.array(ThemeWords.extend(Seen.shape)).max(mostThemes).default([]),
  /** The whole order of every quarter that is touched, and the version of the order it was made from. */
  layout: z
    .object({
      version: z.int32().min(0),
      quarters: z.array(z.object({ quarterId: z.int32(), uuids: z.array(z.uuid()).max(mostThemes) })).max(4),
      removed: z.array(Seen).max(mostThemes).default([]),
    })
    .optional(),
})
export type SheetChange = z.output<typeof SheetChange>

export const SheetChanged = z.object({
  version: z.int(),
  state: PlanState,
  themes: z.array(z.object({ uuid: z.uuid(), version: z.int() })),
})

/** A date that a theme may have: a lesson of the plan that is not held by anything (E-7.6-06). */
export const ThemeDate = z.object({
  scheduleUuid: z.uuid(),
  date: Day,
  timeStart: Clock,
  quarterId: z.int(),
  /** The theme that stands there now and would move on. */
  theme: z.string().nullable(),
})
export type ThemeDate = z.infer<typeof ThemeDate>
