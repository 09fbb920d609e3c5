import { subjectById } from '@qalam/contract/dictionaries/subjects.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { loadKey, slotKey, themeKey } from './keys.ts'
import type { SchoolStanding } from './standing.ts'
import type { TellFinding } from './tell.ts'

/** Bells, classes, halves, load, timetable and themes that stand already. */
export function compareStudy(plan: SchoolPlan, standing: SchoolStanding, tell: TellFinding): void {
  if (standing.schoolId === null) return
  compareBells(plan, standing, tell)
  compareClasses(plan, standing, tell)
  compareHalves(plan, standing, tell)
  compareLoad(plan, standing, tell)
  compareSlots(plan, standing, tell)
  compareThemes(plan, standing, tell)
}

function compareBells({ bells }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): void {
  for (const { row, scheme, number, start, end } of bells) {
    const known = standing.bells.get(scheme)?.find((bell) => bell.number === number)
    if (known && (known.start !== start || known.end !== end))
      tell.fault({ part: 'bells', row, column: 'start', value: `${start}–${end}` }, 'finding.bells-differ', {
        time: `${known.start}–${known.end}`,
      })
  }
}

function compareClasses({ classes }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): void {
  for (const { row, label, eduLang, faculty, scheme } of classes) {
    const known = standing.classes.get(label)
    if (!known) continue
    if (known.scheme !== null && known.scheme !== scheme)
      tell.fault({ part: 'classes', row, column: 'scheme', value: scheme }, 'finding.scheme-differs', {
        scheme: known.scheme,
      })
    if (known.eduLang !== eduLang || known.faculty !== faculty)
      tell.warning({ part: 'classes', row, column: 'eduLang', value: label }, 'finding.class-kept')
  }
}

function compareHalves({ subgroups }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): void {
  for (const { row, classLabel, subjectId, subgroup, pupilIin } of subgroups) {
    const before = standing.members.get(`${loadKey(classLabel, subjectId, null)} ${pupilIin}`)
    if (before !== undefined && before !== subgroup)
      tell.warning({ part: 'subgroups', row, column: 'half', value: subgroup }, 'finding.half-changed', {
        before,
        half: subgroup,
      })
  }
}

function compareLoad({ load }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): void {
  for (const { row, classLabel, subjectId, subgroup, teacherIin, scoreType } of load) {
    const known = standing.load.get(loadKey(classLabel, subjectId, subgroup))
    if (!known) continue
    if (known.teacherIin !== teacherIin)
      tell.warning({ part: 'load', row, column: 'teacher', value: teacherIin }, 'finding.teacher-changed', {
        before: known.teacher,
        date: dottedOf(standing.today),
      })
    if (known.scoreType !== scoreType)
      tell.warning({ part: 'load', row, column: 'assessment', value: scoreType }, 'finding.assessment-kept')
  }
}

function compareSlots({ timetable }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): void {
  for (const { row, classLabel, weekDay, number, subgroup, subjectId, room } of timetable) {
    const known = standing.slots.get(slotKey(classLabel, weekDay, number, subgroup))
    if (!known || (known.subjectId === subjectId && known.room === room)) continue
    const column = known.subjectId === subjectId ? 'room' : 'subject'
    const value = column === 'room' ? room : (subjectById(subjectId)?.name[tell.languageOf('timetable')] ?? null)
    tell.warning({ part: 'timetable', row, column, value }, 'finding.slot-kept', {
      subject: subjectById(known.subjectId)?.name[tell.languageOf('timetable')] ?? String(known.subjectId),
      room: known.room ?? '—',
    })
  }
}

function compareThemes({ ktp }: SchoolPlan, standing: SchoolStanding, tell: TellFinding): void {
  for (const { row, classLabel, subjectId, subgroup, quarter, number, theme } of ktp) {
    const known = standing.themes.get(themeKey(loadKey(classLabel, subjectId, subgroup), quarter, number))
    if (known && known.theme !== theme)
      tell.warning({ part: 'ktp', row, column: 'theme', value: theme }, 'finding.theme-kept', { before: known.theme })
  }
}
