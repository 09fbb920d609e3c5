import { messagesOfTalks } from './endpoints/messages.ts'
import { chatOfLesson, own } from './endpoints/own.ts'
import { safety } from './endpoints/safety.ts'
import { talks } from './endpoints/talks.ts'

/**
 * Talks of a school (E-7.0-01, E-7.11-13, Q-032). The specification names hosts of their own for talks, sockets and pushes
 * (C-API-4): here all three answer under the address of the product, so that a school opens one name in its network.
 */
export const chat = { ...talks, ...messagesOfTalks, ...own, ...chatOfLesson, ...safety }
