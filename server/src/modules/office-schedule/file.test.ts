import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { expect } from 'vitest'
import { type School, test } from '#platform/testing/school.ts'
import { read } from '#platform/text/xlsx.ts'

async function fileOf(school: School, query: object) {
  const { raw, headers } = await school.as('zavuch')(
    officeSchedule.file,
    { query: { date: '2026-11-18', ...query } },
    { language: 'ru' },
  )
  const book = await read(raw)
  const name = decodeURIComponent(String(headers['content-disposition']).split("''")[1] ?? '')
  return { sheets: 'sheets' in book ? book.sheets : [], name }
}

test('the week of the whole school has a sheet for each day, with classes in rows and lesson numbers in columns', async ({
  school,
}) => {
  const { sheets, name } = await fileOf(school, {})
  expect(name).toBe('Расписание, Вся школа, 16.11.2026.xlsx')
  expect(sheets.map((sheet) => sheet.name).slice(0, 3)).toEqual(['Понедельник 16.11', 'Вторник 17.11', 'Среда 18.11'])
  const [heads, first] = sheets[2]?.rows ?? []
  expect(heads?.slice(0, 3)).toEqual(['Класс', '1', '2'])
  expect(first?.[0]).toBe('7А')
  expect(first?.[1]).toMatch(/^Алгебра · .+ · 101$/)
  expect(first?.[2]).toMatch(/^Английский язык · гр\. 1 · .+ · 102 \/ Английский язык · гр\. 2 · .+ · 103$/)
})

test('the week of a class, a teacher and a room is one sheet with its days in columns', async ({ school }) => {
  const { sheets, name } = await fileOf(school, { groupId: school.group.id })
  expect([name, sheets.length]).toEqual(['Расписание, 7А, 16.11.2026.xlsx', 1])
  expect(sheets[0]?.rows.map(([time]) => time)).toEqual(['Время', '08:00–08:45', '08:55–09:40', '09:55–10:40'])

  const teacher = await fileOf(school, { teacherId: school.colleague.userId })
  expect(teacher.sheets[0]?.rows.flat().filter((cell) => String(cell).includes('7А'))).toHaveLength(1)
  const room = await fileOf(school, { cabinetId: school.cabinets[1]?.id })
  expect(room.sheets[0]?.rows).toHaveLength(2)
})

test('nobody gets the week of another school', async ({ school, otherSchool }) => {
  for (const query of [{ groupId: otherSchool.group.id }, { teacherId: otherSchool.colleague.userId }])
    expect((await school.as('zavuch')(officeSchedule.file, { query })).status).toBe(404)
})
