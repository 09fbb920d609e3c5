import type { Finding } from '@qalam/contract/school-import/finding.ts'
import type { Part, SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { partNamed } from './table/open.ts'
import { keyOf } from './table/register.ts'
import { plain } from './table/text.ts'
import { roomKey } from './sheets/rooms.ts'

type LoadKey = { classLabel: string; subjectId: number; subgroup: 1 | 2 | null }
const loadKey = ({ classLabel, subjectId, subgroup }: LoadKey): string => keyOf(classLabel, subjectId, subgroup)

function refusedRows(findings: readonly Finding[]): (part: Part, row: number) => boolean {
  const rows = new Set<string>()
  for (const { level, sheet, row } of findings) {
    const part = sheet === null ? undefined : partNamed(sheet)
    if (part && row !== null && level !== 'warning') rows.add(keyOf(part, row))
  }
  return (part, row) => rows.has(keyOf(part, row))
}

/**
 * The plan without the rows that the findings refuse and without whatever depends on them. Findings of the database
 * (an IIN that lives in another school) may be among them, so that what hangs on such a row goes with it.
 */
export function goodPart(plan: SchoolPlan, findings: readonly Finding[]): SchoolPlan {
  const isRefused = refusedRows(findings)
  const stands = (part: Part) => (record: { row: number }) => !isRefused(part, record.row)

  const bells = plan.bells.filter(stands('bells'))
  const schemes = new Set(bells.map(({ scheme }) => plain(scheme)))
  const lessons = new Set(bells.map(({ scheme, number }) => keyOf(plain(scheme), number)))
  const rooms = plan.rooms.filter(stands('rooms'))
  const roomKeys = new Set(rooms.map(({ number }) => roomKey(number)))
  const staff = plan.staff.filter(stands('staff'))
  const employees = new Set(staff.map(({ iin }) => iin))
  const classes = plan.classes
    .filter(stands('classes'))
    .filter(({ scheme }) => schemes.has(plain(scheme)))
    .map((one) =>
      one.classTeacherIin && !employees.has(one.classTeacherIin) ? { ...one, classTeacherIin: null } : one,
    )
  const schemeOf = new Map(classes.map(({ label, scheme }) => [label, plain(scheme)]))

  const pupils = plan.pupils.filter(stands('pupils')).filter(({ classLabel }) => schemeOf.has(classLabel))
  const pupilIins = new Set(pupils.map(({ iin }) => iin))
  const parentIins = new Set(pupils.flatMap((pupil) => pupil.parents.map(({ iin }) => iin)))
  const parents = plan.parents
    .filter(({ iin }) => parentIins.has(iin))
    .map((parent) => ({ ...parent, isEmployee: employees.has(parent.iin) }))
  const subgroups = plan.subgroups.filter(stands('subgroups')).filter(({ pupilIin }) => pupilIins.has(pupilIin))
  const halves = new Set(subgroups.map(loadKey))
  const filledBefore = new Set(plan.subgroups.map(loadKey))
  const load = plan.load
    .filter(stands('load'))
    .filter(({ classLabel, teacherIin }) => schemeOf.has(classLabel) && employees.has(teacherIin))
    .filter((one) => one.subgroup === null || halves.has(loadKey(one)) || !filledBefore.has(loadKey(one)))
  const loads = new Set(load.map(loadKey))

  const timetable = plan.timetable
    .filter(stands('timetable'))
    .filter((slot) => loads.has(loadKey(slot)) && (slot.room === null || roomKeys.has(roomKey(slot.room))))
    .filter(({ classLabel, number }) => lessons.has(keyOf(schemeOf.get(classLabel) ?? null, number)))
  const ktp = plan.ktp.filter(stands('ktp')).filter((lesson) => loads.has(loadKey(lesson)))
  const days = plan.days.filter(stands('days'))
  return { school: plan.school, bells, rooms, staff, classes, pupils, parents, subgroups, load, timetable, ktp, days }
}
