import { describe, expect } from 'vitest'
import { test } from './testing/desk.ts'

const school = '980940991005'

describe('npm run school -- days', () => {
  test('lists the days off by name and kind', async ({ desk }) => {
    await desk.run('import', 'school.xlsx')
    const { code, lines } = await desk.run('days', school, '--lang', 'ru')
    expect(code).toBe(0)
    expect(lines).toContain('10.05.2027 Перенос выходного: День Победы (перенос выходного)')
    expect(lines).toContain('28.12.2026–10.01.2027 Зимние каникулы (каникулы)')
  })

  test('a new day off takes its lessons away and moves their themes on; taken back, all is as it was', async ({
    desk,
  }) => {
    await desk.put((book) => {
      for (const row of [2, 3, 4, 5]) book.set('КТП', row, 'Четверть', 4)
    })
    await desk.run('import', 'school.xlsx')
    const themes = async () =>
      (
        await desk.house.pool.query(`select l.on_date::text || ' ' || t.theme as line from lesson l
          join plan_lesson t on t.school_id = l.school_id and t.uuid = l.plan_lesson_uuid where t.quarter_id = 20264 order by l.on_date, l.starts`)
      ).rows.map(({ line }) => line)
    const before = await themes()
    expect(before).toEqual(['2027-03-29 Тема 1', '2027-03-29 Тема 2', '2027-04-05 Тема 3', '2027-04-05 Тема 4'])
    const count = await desk.count('lesson')

    const added = await desk.run('days', school, 'add', '29.03.2027', 'День школы', '--lang', 'ru')
    expect(added).toMatchObject({ code: 0, lines: ['29.03.2027: изменено, уроков: 7.'] })
    expect(await desk.count('lesson')).toBe(count - 7)
    expect(await themes()).toEqual(before.map((line) => line.replace('04-05', '04-12').replace('03-29', '04-05')))
    expect((await desk.run('days', school, '--lang', 'ru')).lines).toContain('29.03.2027 День школы (выходной школы)')
    const again = await desk.run('days', school, 'add', '2027-03-29', '--lang', 'ru')
    expect(again).toMatchObject({ code: 0, lines: ['29.03.2027: уже так и есть, делать нечего.'] })

    const removed = await desk.run('days', school, 'remove', '2027-03-29', '--lang', 'ru')
    expect(removed.lines).toEqual(['29.03.2027: изменено, уроков: 7.'])
    expect(await desk.count('lesson')).toBe(count)
    expect(await themes()).toEqual(before)
  })

  test('a day with marks or a conducted lesson is refused with their number', async ({ desk }) => {
    await desk.run('import', 'school.xlsx')
    await desk.house.pool.query(
      `update lesson set conducted_at = now() where on_date = '2027-03-29' and starts < '09:00'`,
    )
    const before = await desk.count('lesson')
    const refused = await desk.run('days', school, 'add', '2027-03-29', '--until', '2027-04-02', '--lang', 'en')
    expect(refused.code).toBe(1)
    expect(refused.lines[0]).toBe(
      '29.03.2027–02.04.2027: lessons that were held or have marks, homework or materials: 3. Nothing was changed.',
    )
    expect(await desk.count('lesson')).toBe(before)
    expect((await desk.run('days', school, '--lang', 'en')).lines.join()).not.toContain('29.03.2027')
  })

  test('a Saturday is worked by the timetable of another day, and is free again', async ({ desk }) => {
    await desk.run('import', 'school.xlsx')
    const on = async (day: string) =>
      (await desk.house.pool.query(`select count(*)::int as count from lesson where on_date = $1`, [day])).rows[0]
        ?.count
    const worked = await desk.run('days', school, 'add', '2027-05-15', '--working', '--like', '1', '--lang', 'en')
    expect(worked.lines).toEqual(['15.05.2027: changed, lessons: 7.'])
    expect(await on('2027-05-15')).toBe(7)
    expect((await desk.run('days', school, '--lang', 'en')).lines).toContain('15.05.2027 Working day (working day)')

    await desk.run('days', school, 'remove', '2027-05-15')
    expect(await on('2027-05-15')).toBe(0)
    const monday = await desk.run('days', school, 'remove', '2027-05-10', '--lang', 'en')
    expect(monday.lines).toEqual(['10.05.2027: changed, lessons: 7.'])
    const sunday = await desk.run('days', school, 'add', '2027-05-16', '--working', '--lang', 'en')
    expect(sunday).toMatchObject({ code: 1, lines: [expect.stringContaining('name the day whose timetable')] })
    const outside = await desk.run('days', school, 'add', '2027-01-05', '--working', '--lang', 'en')
    expect(outside).toMatchObject({ code: 1, lines: ['05.01.2027 lies in no quarter: name a day inside a quarter.'] })
  })

  test('refuses wrong usage', async ({ desk }) => {
    for (const args of [['add'], ['add', '2027-02-30'], ['drop', '2027-03-29'], ['add', '2027-05-15', '--like', '9']])
      expect(await desk.run('days', school, ...args)).toMatchObject({ code: 2, lines: [] })
  })
})
