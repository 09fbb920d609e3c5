import { z } from 'zod'
import { Instant } from '../../kernel/dates.ts'
import { Done, get, post, put, remove } from '../../kernel/endpoint.ts'
import { largestId } from '../../kernel/ids.ts'
import { schoolStaff } from '../../kernel/roles.ts'
import { MediaAddress } from '../../media/api.ts'
import { older, root } from './addresses.ts'
import { LaterDraft, MessageBatch, SendResult } from '../drafts.ts'
import { chatFiles, mostAtOnce, mostLater } from '../rules/limits.ts'
import { talkers } from '../rules/roles.ts'
import { Message, OfMessage, OfTalk, Reaction, SeqInAddress, Stretch } from '../shapes.ts'
import { MessageText } from '../rules/text.ts'

const talk = `${root}/talks/:uuid`
const message = `${talk}/messages/:seq`

const Later = z.object({ id: z.uuid(), text: z.string(), sendAt: Instant })

export const messagesOfTalks = {
  messages: get(`${talk}/messages`, {
    roles: talkers,
    aliases: older('/talks/:uuid/messages'),
    about: 'Fifty messages of a talk: before a number, after it, or around it; without one the latest.',
    params: OfTalk,
    query: z.object({
      before: SeqInAddress.optional(),
      after: z.coerce.number().int().min(0).max(largestId).optional(),
      around: SeqInAddress.optional(),
    }),
    response: Stretch,
  }),
  send: post(`${root}/messages`, {
    roles: talkers,
    aliases: older('/messages'),
    repeatable: true,
    perMinute: 60,
    about: `Stores up to ${mostAtOnce} messages in their order and tells what became of each: sent with its number, or refused with the reason. The same id with the same words counts once (V-MSG-1).`,
    body: MessageBatch,
    response: z.object({ results: z.array(SendResult).max(mostAtOnce) }),
  }),
  sendFiles: post(`${talk}/files/:id`, {
    roles: talkers,
    repeatable: true,
    perMinute: 20,
    files: chatFiles,
    about:
      'A message of up to 5 files of 20 MB (multipart field `file`) under an id of the device: sent twice it counts once.',
    params: OfTalk.extend({ id: z.uuid() }),
    response: z.object({ seq: z.int() }),
  }),
  fileAddress: get(`${message}/files/:file/address`, {
    roles: talkers,
    about: 'Where a browser fetches a file of a message by itself; good for ten minutes.',
    params: OfMessage.extend({ file: z.uuid() }),
    response: MediaAddress,
  }),
  typing: post(`${talk}/typing`, {
    roles: talkers,
    repeatable: true,
    limitsItself: true,
    ownTransactions: true,
    about:
      'The caller is writing in a talk: the others of a direct talk or of a lesson see it for five seconds. Nothing is kept; in quiet hours nobody is told.',
    params: OfTalk,
    response: Done,
  }),
  edit: put(message, {
    roles: talkers,
    repeatable: true,
    about:
      'Other words for an own message within 15 minutes; what stood before is kept where a minor takes part (Q-139).',
    params: OfMessage,
    body: z.object({ text: MessageText, sure: z.boolean().default(false) }),
    response: Message,
  }),
  takeBack: remove(message, {
    roles: talkers,
    about:
      'Takes an own message back within 15 minutes, the teacher of a lesson any of its chat; a stub stays (Q-139).',
    params: OfMessage,
    response: Done,
  }),
  react: put(`${message}/reaction`, {
    roles: talkers,
    repeatable: true,
    about: 'A sign of the caller under a message, a word of four or an emoji; another one, or none.',
    params: OfMessage,
    body: z.object({ kind: Reaction.nullable() }),
    response: Done,
  }),
  search: get(`${root}/search`, {
    roles: talkers,
    about: 'Messages of the caller’s talks that hold some words, the latest fifty.',
    query: z.object({ words: z.string().trim().min(2).max(100), uuid: z.uuid().optional() }),
    response: z
      .array(
        z.object({
          uuid: z.uuid(),
          seq: z.int(),
          title: z.string().nullable(),
          author: z.string(),
          text: z.string(),
          at: Instant,
        }),
      )
      .max(50),
  }),
  later: get(`${talk}/later`, {
    roles: schoolStaff,
    about: 'The caller’s messages of a talk that wait for their hour.',
    params: OfTalk,
    response: z.array(Later).max(mostLater),
  }),
  sendLater: post(`${talk}/later`, {
    roles: schoolStaff,
    repeatable: true,
    about: 'A message that is sent when the next school day begins; until then only its author sees it.',
    params: OfTalk,
    body: LaterDraft,
    response: Later,
  }),
  cancelLater: remove(`${talk}/later/:id`, {
    roles: schoolStaff,
    about: 'Takes a message back that waits for its hour.',
    params: OfTalk.extend({ id: z.uuid() }),
    response: Done,
  }),
}
