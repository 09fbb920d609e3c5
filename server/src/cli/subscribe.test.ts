import { schedule } from '@qalam/contract/schedule/api.ts'
import { auth } from '@qalam/contract/auth/api.ts'
import { describe, expect } from 'vitest'
import { configured } from '#modules/schools/testing/configured.ts'
import { test as inSchool } from '#platform/testing/school.ts'
import { test } from './testing/desk.ts'

describe('npm run school -- subscribe', () => {
  const untilOf = async (desk: { house: { pool: { query: (text: string) => Promise<{ rows: unknown[] }> } } }) =>
    (await desk.house.pool.query(`select type, status, expires_at from subscription order by id`)).rows

  test('opens a school by its number, its BIN, its name or a part of it, up to a day and again', async ({ desk }) => {
    await desk.run('import', 'school.xlsx')
    const opened = await desk.run('subscribe', '980940991005', '--until', '2027-08-31', '--lang', 'en')
    expect(opened).toMatchObject({ code: 0, trouble: '' })
    expect(opened.lines).toEqual([
      'School No. 7: diary and timetable are open up to and including 31.08.2027, students: 26.',
    ])
    const day = { type: 'school', status: 'active', expires_at: new Date('2027-08-31T19:00:00Z') }
    expect(await untilOf(desk)).toEqual([day])

    const again = await desk.run('subscribe', '№ 7 мектеп', '--until', '31.12.2027')
    expect(again.lines).toEqual([
      '№ 7 мектеп: күнделік пен сабақ кестесі 31.12.2027 күніне дейін (қоса алғанда) ашық, оқушы саны 26.',
    ])
    expect(await untilOf(desk)).toEqual([{ ...day, expires_at: new Date('2027-12-31T19:00:00Z') }])

    await desk.put((book) => book.add('Кабинеты', ['104', null]))
    const imported = await desk.run('import', 'school.xlsx', '--lang', 'ru')
    expect(imported.lines).toContain('Дневник и расписание открыты ученикам по 31.12.2027 включительно.')

    const ended = await desk.run('subscribe', 'школа', '--end', '--lang', 'ru')
    expect(ended.lines).toEqual(['Школа № 7: подписка школы прекращена, учеников: 26.'])
    const rows = await desk.house.pool.query(`select 1 from subscription where expires_at > now()`)
    expect(rows.rows).toEqual([])
  })

  test('refuses a school that is not there, one of several, and a day that is past', async ({ desk }) => {
    const add = (id: number, name: string) =>
      desk.house.pool.query(
        `insert into school (id, bin, name, address, region_id) select $1::int, $1::text, $2, '', id from region order by id limit 1`,
        [id, JSON.stringify({ kz: name, ru: name, en: name })],
      )
    await desk.run('import', 'school.xlsx')
    await add(601, 'Лицей Абая')
    await add(602, 'Лицей Абая и Ауэзова')
    const wrong = async (...args: string[]) => {
      const { code, trouble } = await desk.run('subscribe', ...args, '--lang', 'ru')
      return `${code} ${trouble.trim()}`
    }
    expect(await wrong('Гимназия', '--until', '2027-08-31')).toBe(
      '2 Школа «Гимназия» не найдена: укажите номер, БИН или название.',
    )
    expect(await wrong('лицей', '--until', '2027-08-31')).toBe(
      '2 «лицей» подходит нескольким школам, укажите одну по номеру: 601 Лицей Абая; 602 Лицей Абая и Ауэзова.',
    )
    expect(await wrong('601', '--until', '2020-08-31')).toContain('31.08.2020 уже прошла')
    expect(await wrong('601', '--until', '2027-02-31')).toContain('npm run school -- subscribe')
    expect(await wrong('601')).toContain('npm run school -- subscribe')
    const exact = await desk.run('subscribe', 'Лицей Абая', '--until', '2027-08-31', '--lang', 'ru')
    expect(exact.lines[0]).toContain('Лицей Абая: дневник')
  })
})

inSchool('where learning is free a student without a subscription finds the door open', async ({ school }) => {
  await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
  const free = await configured(school, { MAIN_SUBSCRIPTION: 'free' })
  const token = await school.tokenOf('student')

  expect((await school.as('student')(schedule.week)).status).toBe(423)
  expect((await free(schedule.week, {}, { token })).status).toBe(200)
  expect((await free(auth.userInfo, {}, { token })).body.hasSubscription).toBe(true)
})
