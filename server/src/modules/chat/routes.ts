import { chat } from '@qalam/contract/chat/api.ts'
import { flagOn } from '#modules/schools/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { limiterInProcess } from '#platform/http/limits.ts'
import { ready, wired } from '#platform/http/ready.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as change from './service/change.ts'
import * as history from './service/history.ts'
import * as later from './service/later.ts'
import * as lesson from './service/lesson.ts'
import { talk } from './service/open-talk.ts'
import * as own from './service/own.ts'
import * as safety from './service/safety.ts'
import { allowToWrite, send, sendFiles } from './service/send.ts'
import { standingOf } from './service/standing.ts'
import * as talks from './service/talks.ts'
import { typing } from './service/typing.ts'

export const serve: Serve = (deps) => {
  const { secret } = deps
  const lessonsAreOn = flagOn(deps, 'lessonChat')
  /** Chats of lessons are there only where the block is on (SH-FLAG-5). */
  const inBlock = (context: Context): Context => {
    found(lessonsAreOn(context) || null)
    return context
  }
  const writing = (context: Context) => ({ ...context, lessonsOff: !lessonsAreOn(context) })
  const typed = limiterInProcess()
  return routes(chat, {
    list: (context, { query }) => talks.list(context, query),
    numbers: async (context) => ready(await talks.numbers(context)),
    contacts: (context, { query }) => talks.contacts(context, query),
    begin: (context, { body }) => talks.begin(context, body.userId),
    beginClass: (context, { body }) => talks.beginClass(context, body.groupId),
    beginStaff: (context) => talks.beginStaff(context),
    talk: (context, { params }) => talk(context, params.uuid),
    read: (context, { params, body }) => talks.read(context, params.uuid, body.seq),
    quiet: (context, { params, body }) => talks.quiet(context, params.uuid, body.quiet),
    messages: async (context, { params, query }) => wired(await history.messages(context, params.uuid, query)),
    send: (context, { body }) => send(writing(context), body.messages),
    sendFiles: {
      admit: async (context, { params }) => allowToWrite(await standingOf(writing(context), params.uuid)),
      handle: (context, { params }) => sendFiles(writing(context), params.uuid, params.id),
    },
    fileAddress: (context, { params }) => history.fileAddress(context, secret, params),
    typing: (context, { params }) => typing(writing(context), params.uuid, typed),
    edit: (context, { params, body }) => change.edit(context, params, body),
    takeBack: (context, { params }) => change.takeBack(context, params),
    react: (context, { params, body }) => change.react(context, params, body.kind),
    search: (context, { query }) => history.search(context, query),
    later: (context, { params }) => later.list(context, params.uuid),
    sendLater: (context, { params, body }) => later.keep(context, params.uuid, body),
    cancelLater: (context, { params }) => later.cancel(context, params.uuid, params.id),
    hours: (context) => own.hours(context),
    setHours: (context, { body }) => own.setHours(context, body.hours),
    phrases: (context) => own.phrases(context),
    keepPhrase: (context, { body }) => own.keepPhrase(context, body),
    dropPhrase: (context, { params }) => own.dropPhrase(context, params.uuid),
    ofLesson: (context, { params }) => lesson.ofLesson(inBlock(context), params.scheduleUuid),
    beginLesson: (context, { params }) => lesson.beginLesson(inBlock(context), params.scheduleUuid),
    members: (context, { params }) => lesson.members(inBlock(context), params.uuid),
    mute: (context, { params, body }) => lesson.mute(inBlock(context), params.uuid, params.userId, body.muted),
    report: (context, { params, body }) => safety.report(context, params, body),
    reports: (context, { query }) => safety.reports(context, query),
    decide: (context, { params, body }) => safety.decide(context, params.uuid, body),
    openings: (context, { query }) => safety.openings(context, query),
    askOpening: (context, { params, body }) => safety.askOpening(context, params.uuid, body),
    decideOpening: (context, { params, body }) => safety.decideOpening(context, params.uuid, body.agreed),
    opened: (context, { params, body }) => safety.opened(context, params.uuid, body.before),
  })
}
