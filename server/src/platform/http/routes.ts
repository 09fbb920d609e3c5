import type { Answer, Endpoint, Parsed } from '@qalam/contract/kernel/endpoint.ts'
import type { Bare } from '../bare.ts'
import type { Context } from '../context.ts'
import type { z } from 'zod'
import type { FileAnswer, Ready, Wired } from './ready.ts'

type Handler<E extends Endpoint> = (
  context: Context,
  input: Parsed<E>,
) => Promise<Answer<E> | Ready | Wired<z.input<E['response']>> | FileAnswer | Bare>

/** Says before anything is read whether the caller may send files there; throws the refusal. */
type Admission<E extends Endpoint> = (context: Context, input: Parsed<E>) => Promise<unknown>

/** A handler, or for an endpoint that takes files the handler and who is admitted. */
type Served<E extends Endpoint> = Handler<E> | { admit: Admission<E>; handle: Handler<E> }

/** An endpoint and the use case that serves it. */
export type Route = { endpoint: Endpoint; handle: Handler<Endpoint>; admit?: Admission<Endpoint> }

/** Pairs every endpoint of a contract group with its handler; a forgotten one does not compile. */
export function routes<G extends Record<string, Endpoint>>(
  group: G,
  handlers: { [Name in keyof G]: Served<G[Name]> },
): Route[] {
  return Object.entries(group).map(([name, endpoint]) => {
    const served = handlers[name] as Served<Endpoint>
    return typeof served === 'function' ? { endpoint, handle: served } : { endpoint, ...served }
  })
}
