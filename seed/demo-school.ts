import type { SchoolCalendar } from '../server/src/modules/schools/public.ts'

/** A school to be invented. */
export type DemoSchool = {
  seed: number
  bin: string
  name: { kz: string; ru: string; en: string }
  address: string
  regionId: number
  district: string
  type: string
  year: number
  /** The usual one of the year when it is left out. */
  calendar?: SchoolCalendar
  /** Weeks of each quarter; a quarter of none gets no themes. */
  weeks: readonly number[]
  classes: { parallel: number; letter: string; faculty?: 'emn' | 'ogn'; pupils: number; shift: 1 | 2 }[]
}
