import { contingent } from '@qalam/contract/contingent/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { addDays, localDay } from '@qalam/contract/kernel/calendar.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import type { Content, Demo } from '../content.ts'

type Office = Demo & { zavuch: number; today: string }

/** Who and what is no longer in the school, so that its archives and transfers can be seen. */
async function fill(demo: Demo): Promise<void> {
  const zavuch = await deputyOf(demo)
  if (zavuch === undefined) return demo.tell('the demo has no deputy head: its archives stay empty')
  const office = { ...demo, zavuch, today: localDay(demo.now) }
  await leaveSchool(office)
  await putAway(office)
  await letGoAndStay(office)
}

async function deputyOf({ pool, schoolId }: Demo): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: number }>(
    `select u.id from app_user u join account a on a.person_id = u.person_id
     where u.school_id = $1 and a.login = 'zavuch' and u.role = 'zavuch'`,
    [schoolId],
  )
  return rows[0]?.id
}

const noResident = { iin: '', notResident: true, isInStatistic: true }

/** A pupil who moved away and a librarian who left. */
async function leaveSchool({ speak, now, zavuch, today }: Office): Promise<void> {
  const [group] = await speak(zavuch, now, groups.shortList, {})
  if (!group) return
  const pupil = { surname: 'Бекенов', firstname: 'Темірлан', lastname: 'Асқарұлы', sex: 'm' as const }
  const someWeeksAgo = new Date(now.getTime() - 20 * 86_400_000)
  const { userId } = await speak(zavuch, someWeeksAgo, contingent.create, {
    body: { ...pupil, ...noResident, bornDate: '2018-03-14', groupId: group.id, order: '12-Қ' },
  })
  const left = { order: '31-Ш', date: addDays(today, -9) }
  await speak(zavuch, now, contingent.remove, { params: { userId }, body: left })

  const librarian = { surname: 'Сарсенова', firstname: 'Гүлнар', lastname: 'Маратқызы', sex: 'w' as const }
  const staff = { ...librarian, ...noResident, bornDate: '1979-06-02', phone: '+77010000099', positionId: 8 }
  const admitted = await speak(zavuch, now, personnel.create, { body: staff })
  await speak(zavuch, now, personnel.remove, { params: { userId: admitted.userId } })
}

/** A class that was never filled, and a program that nobody studies by. */
async function putAway({ speak, now, zavuch }: Office): Promise<void> {
  const { id } = await speak(zavuch, now, groups.create, { body: { parallel: 1, letter: 'Б', eduLang: 'kz' } })
  await speak(zavuch, now, groups.archive, { body: { id } })

  const { groups: open, timeSchemes } = await speak(zavuch, now, trainingPrograms.choices, {})
  const [group, scheme] = [open.at(-1), timeSchemes[0]]
  if (!group || !scheme) return
  const program = { parentId: group.id, inclusiveDescription: 'hearing', timeSchemeUuid: scheme.uuid }
  const made = await speak(zavuch, now, trainingPrograms.create, { body: program })
  await speak(zavuch, now, trainingPrograms.archive, { body: { groupId: made.id } })
}

/** A pupil was let go to another school and stayed after all: the transfer is told of, and nobody is missing. */
async function letGoAndStay({ speak, now, zavuch, today }: Office): Promise<void> {
  const group = (await speak(zavuch, now, groups.shortList, {})).at(-1)
  const [school] = await speak(zavuch, now, contingent.otherSchools, { query: { search: '' } })
  if (!group || !school) return
  const { rows } = await speak(zavuch, now, contingent.list, { query: { groupId: group.id, sort: '-name', limit: 1 } })
  const [student] = rows
  if (!student) return
  const body = { schoolId: school.id, date: today, order: '18-А' }
  await speak(zavuch, now, contingent.letGo, { params: { userId: student.id }, body })
  const { outgoing } = await speak(zavuch, now, contingent.transfers, {})
  const [transfer] = outgoing
  if (transfer) await speak(zavuch, now, contingent.withdraw, { params: { transferId: transfer.id } })
}

export const content: Content = { order: 65, fill }
