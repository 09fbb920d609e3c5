import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { isIin } from '@qalam/contract/profile/iin.ts'
import { describe, expect, test } from 'vitest'
import { schoolDays } from '../server/src/modules/school-import/commit/dated.ts'
import { calendarOf } from '../server/src/modules/schools/calendar.ts'
import { readWorkbook } from '../server/src/modules/school-import/reading/read-workbook.ts'
import { workbookOf } from '../server/src/modules/school-import/reading/workbook-of.ts'
import { weeksOf } from './calendar.ts'
import { markingWith, shareAt } from './marks.ts'
import { demoPlan } from './plan.ts'
import { randomFrom } from './random.ts'
import { mainSchool } from './schools.ts'

const [russian, english, history] = [8, 10, 23]
const calendar = calendarOf(2026)
const plan = demoPlan({ ...mainSchool, year: 2026, calendar, weeks: weeksOf(calendar) })

describe('the school of the demo', () => {
  test('passes the import without a fault, as any workbook has to', async () => {
    const { findings } = await readWorkbook(await workbookOf(plan))
    expect(findings.filter(({ level }) => level !== 'warning')).toEqual([])
  })

  test('has a week without gaps: every class studies from the first lesson on', () => {
    const days = Map.groupBy(plan.timetable, ({ classLabel, weekDay }) => `${classLabel} ${weekDay}`)
    expect(days.size).toBe(5 * plan.classes.length)
    for (const slots of days.values()) {
      const numbers = [...new Set(slots.map(({ number }) => number))].sort()
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
  })

  test('calls a summative work in the language of its subject', () => {
    const works = (subjectId: number) =>
      new Set(plan.ktp.flatMap((row) => (row.subjectId === subjectId && row.kind !== 'lesson' ? [row.theme] : [])))
    expect(works(russian)).toContain('СОЧ за 1-ю четверть')
    expect(works(russian)).toContain('СОР № 2 по разделу «Язык и общение»')
    expect(works(english)).toContain('SOCH for quarter 2')
    expect(works(english)).toContain('SOR 1, “Hobbies and Leisure”')
    expect(works(history)).toContain('1-тоқсан бойынша ТЖБ')
  })

  test('has a lead for every class, who teaches there and leads no other', () => {
    const leads = plan.classes.map(({ classTeacherIin }) => classTeacherIin)
    expect(new Set(leads).size).toBe(plan.classes.length)
    for (const { label, classTeacherIin } of plan.classes)
      expect(plan.load.some((row) => row.classLabel === label && row.teacherIin === classTeacherIin)).toBe(true)
  })

  test('names children after their fathers, and has brothers and sisters', () => {
    const parents = new Map(plan.parents.map((parent) => [parent.iin, parent]))
    for (const pupil of plan.pupils) {
      const father = pupil.parents.map(({ iin }) => parents.get(iin)).find((parent) => parent?.sex === 'm')
      if (father) expect(pupil.patronymic).toBe(`${father.firstname}${pupil.sex === 'm' ? 'ұлы' : 'қызы'}`)
    }
    const children = plan.pupils.flatMap((pupil) => pupil.parents.map(({ iin }) => iin))
    expect(new Set(children).size).toBeLessThan(children.length - 10)
    expect([...plan.staff, ...plan.pupils, ...plan.parents].every(({ iin }) => isIin(iin))).toBe(true)
  })

  test('plans a theme for every lesson that will be held, and at most three SOCH of a class on a day', () => {
    const sochDays = new Map<string, number>()
    for (const row of plan.load) {
      const week = plan.timetable.filter(
        (slot) =>
          slot.classLabel === row.classLabel && slot.subjectId === row.subjectId && slot.subgroup === row.subgroup,
      )
      calendar.quarters.forEach((quarter, index) => {
        const dates = schoolDays(quarter, calendar.holidays, Number.parseInt(row.classLabel, 10)).flatMap(
          ({ day, weekDay }) => week.filter((slot) => slot.weekDay === weekDay).map(() => day),
        )
        const themes = plan.ktp.filter(
          (theme) =>
            theme.classLabel === row.classLabel &&
            theme.subjectId === row.subjectId &&
            theme.subgroup === row.subgroup &&
            theme.quarter === index + 1,
        )
        expect(themes).toHaveLength(dates.length)
        const soch = themes.find(({ kind }) => kind === 'soch')
        const key = `${row.classLabel} ${soch ? dates[soch.number - 1] : ''}`
        if (soch && row.subgroup !== 2) sochDays.set(key, (sochDays.get(key) ?? 0) + 1)
      })
    }
    expect(Math.max(...sochDays.values())).toBeLessThanOrEqual(3)
  })
})

test('marks are 2, 3, 4 and 5 about as often as 3, 20, 45 and 32 times in a hundred', () => {
  const marksOf = markingWith(randomFrom(42))
  const students = Array.from({ length: 140 }, (_, at) => at)
  const scores = Array.from({ length: 200 }, (_, at) =>
    marksOf({
      uuid: '00000000-0000-4000-8000-000000000000',
      teacher: 1,
      date: addDays('2026-09-01', at % 60),
      starts: '08:00',
      group: 1,
      subject: at % 12,
      kind: null,
      max: null,
      students,
      scoreType: 'mark_quarter',
      theme: null,
      next: null,
    }),
  ).flatMap((operations) => operations.flatMap(({ score }) => score ?? []))
  const share = (from: number, to: number) =>
    (100 * scores.filter((score) => score * 10 >= from && score * 10 < to).length) / scores.length
  expect(Math.abs(share(0, 40) - 3)).toBeLessThan(2)
  expect(Math.abs(share(40, 65) - 20)).toBeLessThan(5)
  expect(Math.abs(share(65, 85) - 45)).toBeLessThan(6)
  expect(Math.abs(share(85, 101) - 32)).toBeLessThan(6)
  for (const max of [10, 12, 20, 25])
    for (let place = 0; place < 1; place += 0.001) {
      const percent = (100 * Math.round(shareAt(place) * max)) / max
      const wanted = place < 0.03 ? [0, 40] : place < 0.23 ? [40, 65] : place < 0.68 ? [65, 85] : [85, 101]
      expect(percent >= (wanted[0] ?? 0) && percent < (wanted[1] ?? 0)).toBe(true)
    }
})
