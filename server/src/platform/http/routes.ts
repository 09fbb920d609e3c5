import type { Answer, Endpoint, Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Context } from '../context.ts'
import type { z } from 'zod'
import type { FileAnswer, Ready, Wired } from './ready.ts'

type Handler<E extends Endpoint> = (
  context: Context,
  input: Parsed<E>,
) => Promise<Answer<E> | Ready | Wired<z.input<E['response']>> | FileAnswer>

/** An endpoint and the use case that serves it. */
export type Route = { endpoint: Endpoint; handle: Handler<Endpoint> }

/** Pairs every endpoint of a contract group with its handler; a forgotten one does not compile. */
export function routes<G extends Record<string, Endpoint>>(
  group: G,
  handlers: { [Name in keyof G]: Handler<G[Name]> },
): Route[] {
  return Object.entries(group).map(([name, endpoint]) => ({ endpoint, handle: handlers[name] as Handler<Endpoint> }))
}
