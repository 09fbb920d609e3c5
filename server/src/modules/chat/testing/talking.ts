import { chat } from '@qalam/contract/chat/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { randomUUID } from 'node:crypto'
import type { School } from '#platform/testing/school.ts'

type Person = School['people'][Role]
type Who = Role | Person

export const idOf = (school: School, who: Who): number =>
  typeof who === 'string' ? school.people[who].userId : who.userId

/** The direct talk of two people. */
export async function talkBetween(school: School, from: Who, to: Who): Promise<string> {
  const { body } = await school.as(from)(chat.begin, { body: { userId: idOf(school, to) } })
  return body.uuid
}

type More = { id?: string; replyTo?: number; urgent?: string; template?: 'absence'; sure?: boolean }

/** What became of a message. */
export const write = (school: School, who: Who, uuid: string, text: string, more: More = {}) =>
  school.as(who)(chat.send, { body: { messages: [{ id: randomUUID(), conversationUuid: uuid, text, ...more }] } })

export const textsIn = async (school: School, who: Who, uuid: string, query: { after?: number } = {}) =>
  (await school.as(who)(chat.messages, { params: { uuid }, query })).body.messages.map(({ seq, text }) => [seq, text])

/** Events of a name, as they were announced. */
export const told = (school: School, name: string) =>
  school.house.facts.filter((fact) => fact.name === name && fact.schoolId === school.id).map(({ data }) => data)
