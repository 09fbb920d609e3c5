import { z } from 'zod'
import { Clock } from '../kernel/dates.ts'
import { Done, get, post, put } from '../kernel/endpoint.ts'
import { Id } from '../kernel/ids.ts'
import { Language } from '../kernel/languages.ts'
import { pageOf, tableQuery } from '../kernel/paging.ts'
import { noticeCategories, noticeKinds, pushTimes } from './rules.ts'

const Category = z.enum(noticeCategories)

/** A notice in the caller's words. `times`: how often it happened since it was last read. */
export const Notice = z.object({
  id: z.int(),
  category: Category,
  /** What happened by its kind: why the caller is told hangs on it. */
  kind: z.enum(noticeKinds),
  text: z.string(),
  times: z.int(),
  at: z.string(),
  read: z.boolean(),
  href: z.string(),
})
export type Notice = z.infer<typeof Notice>

const Rule = z.object({ category: Category, bell: z.boolean(), push: z.enum(pushTimes) })

export const NoticeSettings = z.object({
  rules: z.array(Rule).length(noticeCategories.length),
  quiet: z.object({ from: Clock, until: Clock }),
})
export type NoticeSettings = z.infer<typeof NoticeSettings>

/** What a browser's push service gave: where to send, and the keys that only this browser opens. */
const Subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
  }),
  language: Language,
})

/** What the push service of a wrapper (the mobile app) named this device by. */
const AppDevice = z.object({ token: z.string().regex(/^[\w:.-]{20,900}$/), language: Language })

const root = '/api/v3/os/notifications'
const older = ['/api/v2/os/notifications']

export const notifications = {
  list: get(root, {
    roles: 'anyone',
    aliases: older,
    about: 'What the caller is told of, newest first; read or not, of one category or all (E-7.11-22, Q-082).',
    query: tableQuery('at')
      .omit({ search: true })
      .extend({ category: Category.optional(), unread: z.literal('1').optional() }),
    response: pageOf(Notice),
  }),
  unread: get(`${root}/unread`, {
    roles: 'anyone',
    about: 'How many notices the caller has not read, 100 at most: the number at the bell.',
    response: z.object({ count: z.int() }),
  }),
  read: post(`${root}/read`, {
    roles: 'anyone',
    repeatable: true,
    about: 'Marks notices of the caller as read: some by their ids, or all up to the newest that the caller saw.',
    body: z.union([z.object({ ids: z.array(Id).min(1).max(100) }), z.object({ upTo: Id })]),
    response: Done,
  }),
  settings: get(`${root}/settings`, {
    roles: 'anyone',
    about: 'How the caller is told of each category, and the hours without pushes.',
    response: NoticeSettings.extend({
      /** The key that a browser subscribes to pushes with. */
      pushKey: z.string(),
      /** How many browsers and wrappers of the caller take pushes. */
      devices: z.int(),
      /** Whether wrappers are sent any. */
      app: z.boolean(),
    }),
  }),
  change: put(`${root}/settings`, {
    roles: 'anyone',
    about: 'Stores how the caller is told: a rule for each category and the hours without pushes.',
    body: NoticeSettings,
    response: Done,
  }),
  subscribe: post(`${root}/push`, {
    roles: 'anyone',
    repeatable: true,
    perMinute: 20,
    about:
      'This browser takes pushes until its session ends. 422 notifications.push-host for an address that is not of a known push service.',
    body: Subscription,
    response: Done,
  }),
  unsubscribe: post(`${root}/push/end`, {
    roles: 'anyone',
    repeatable: true,
    about: 'This browser takes no more pushes.',
    body: Subscription.pick({ endpoint: true }),
    response: Done,
  }),
  subscribeApp: post(`${root}/push/app`, {
    roles: 'anyone',
    repeatable: true,
    perMinute: 20,
    about:
      'This wrapper (the mobile app) takes pushes until its session ends, by the token of its push service (Q-065). 404 where none are sent to wrappers.',
    body: AppDevice,
    response: Done,
  }),
  unsubscribeApp: post(`${root}/push/app/end`, {
    roles: 'anyone',
    repeatable: true,
    about: 'This wrapper takes no more pushes.',
    body: AppDevice.pick({ token: true }),
    response: Done,
  }),
}
