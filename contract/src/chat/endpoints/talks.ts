import { z } from 'zod'
import { Done, get, post, put } from '../../kernel/endpoint.ts'
import { Id } from '../../kernel/ids.ts'
import { pageOf } from '../../kernel/paging.ts'
import { schoolStaff, staff } from '../../kernel/roles.ts'
import { older, root } from './addresses.ts'
import { talksOfPage } from '../rules/limits.ts'
import { talkers } from '../rules/roles.ts'
import { Contact, Numbers, OfTalk, OpenTalk, Talk } from '../shapes.ts'

const Search = z.string().trim().max(100).default('')
const Page = z.coerce.number().int().min(1).max(1_000).default(1)
const Begun = z.object({ uuid: z.uuid() })

export const talks = {
  list: get(`${root}/talks`, {
    roles: talkers,
    aliases: older('/talks'),
    about: `The caller’s talks, the latest first, ${talksOfPage} a page: direct ones, announcements to the class and to the staff.`,
    query: z.object({ search: Search, unread: z.literal('1').optional(), page: Page }),
    response: pageOf(Talk),
  }),
  numbers: get(`${root}/numbers`, {
    roles: talkers,
    aliases: older('/numbers'),
    about: 'How many messages are unread, and the last numbers of the 200 latest talks: what a browser compares.',
    response: z.object({ unread: z.int(), talks: z.array(Numbers).max(200) }),
  }),
  contacts: get(`${root}/contacts`, {
    roles: talkers,
    aliases: older('/contacts'),
    about: 'Whom the caller may begin a talk with at this moment, by relation and office (Q-136).',
    query: z.object({ search: Search, page: Page }),
    response: pageOf(Contact).extend({
      /** What the caller may announce: to these classes, to the staff. */
      announce: z.object({
        classes: z.array(z.object({ id: z.int(), label: z.string() })).max(200),
        staff: z.boolean(),
      }),
    }),
  }),
  begin: post(`${root}/talks`, {
    roles: talkers,
    repeatable: true,
    perMinute: 30,
    about:
      'The direct talk with a person, made when there is none. 403 without a relation; 422 chat.too-many-talks for a pupil.',
    body: z.object({ userId: Id }),
    response: Begun,
  }),
  beginClass: post(`${root}/talks/class`, {
    roles: staff,
    repeatable: true,
    about:
      'The announcements to a class, made when there are none: its lead and the management write, pupils and parents read (Q-141).',
    body: z.object({ groupId: Id }),
    response: Begun,
  }),
  beginStaff: post(`${root}/talks/staff`, {
    roles: schoolStaff,
    repeatable: true,
    about: 'The announcements of the management to everybody who works in the school.',
    response: Begun,
  }),
  talk: get(`${root}/talks/:uuid`, {
    roles: talkers,
    about: 'A talk of the caller: with whom, what may be done in it, how far it is read.',
    params: OfTalk,
    response: OpenTalk,
  }),
  read: post(`${root}/talks/:uuid/read`, {
    roles: talkers,
    repeatable: true,
    about: 'The caller has read up to a message. It only grows.',
    params: OfTalk,
    body: z.object({ seq: Id }),
    response: z.object({ readSeq: z.int() }),
  }),
  quiet: put(`${root}/talks/:uuid/quiet`, {
    roles: talkers,
    repeatable: true,
    about: 'Tells of new messages of a talk by no sound and no push, or again.',
    params: OfTalk,
    body: z.object({ quiet: z.boolean() }),
    response: Done,
  }),
}
