import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { flagOn } from '#modules/schools/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import * as answers from './service/answers.ts'
import * as checks from './service/checks.ts'
import * as meetings from './service/meetings.ts'
import { meetingServerOf } from './settings.ts'

export const serve: Serve = (deps) => {
  const server = meetingServerOf(deps.config)
  const conferenceIsOn = flagOn(deps, 'conference')
  /** A meeting is there only where the block is on (SH-FLAG-1). */
  const inBlock = (context: Context): Context => {
    found(conferenceIsOn(context) || null)
    return context
  }
  return routes(liveLesson, {
    mine: (context) => answers.mine(context),
    reach: (context, { params }) => answers.reach(context, params.uuid),
    answer: (context, { params, body }) => answers.answer(context, params.uuid, body.answer),
    ofLesson: (context, { params }) => checks.ofLesson(context, params.scheduleUuid),
    start: (context, { params, body }) => checks.start(context, params.scheduleUuid, body),
    end: (context, { params }) => checks.end(context, params.uuid),
    check: (context, { params }) => checks.check(context, params.uuid),
    meeting: (context, { params }) => meetings.ofLesson(inBlock(context), server, params.scheduleUuid),
    openMeeting: (context, { params, body }) => meetings.open(inBlock(context), server, params.scheduleUuid, body),
    closeMeeting: (context, { params }) => meetings.close(inBlock(context), params.uuid),
    enterMeeting: (context, { params }) => meetings.enter(inBlock(context), server, params.uuid),
    recordMeeting: (context, { params, body }) => meetings.recorded(inBlock(context), params.uuid, body.on),
    leaveMeeting: (context, { params }) => meetings.leave(inBlock(context), params.uuid),
  })
}
