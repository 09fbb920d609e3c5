import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type { FileRange } from './ranges.ts'

/** An answer that the database has serialised already: it is sent as it is. */
export class Ready {
  readonly #json: string
  constructor(json: string) {
    this.#json = json
  }
  get json(): string {
    return this.#json
  }
}

/** An answer whose values are in their wire form already: it only has to be serialised. */
export class Wired<Value> {
  readonly #wire: Value
  constructor(wire: Value) {
    this.#wire = wire
  }
  get wire(): Value {
    return this.#wire
  }
}

/** Bytes that never change under their tag, opened from wherever a caller goes on; null where they are gone. */
export type KeptBytes = {
  readonly tag: string
  readonly bytes: number
  readonly open: (part: FileRange | null) => Promise<NodeJS.ReadableStream | null>
}

/** Bytes of a file as an answer; the name may hold any letters. */
export type FileAnswer = {
  readonly file: Buffer | NodeJS.ReadableStream | KeptBytes
  readonly name: string
  readonly mime: string
  readonly inline?: boolean
  /** Our own pages may show it in a frame; nobody else's may. */
  readonly framed?: boolean
}

/** Hands over JSON made in SQL. Its shape is checked in every test and, by sampling, in production. */
export const ready = (json: string): Ready => new Ready(json)

/** Hands over an answer in its wire form; its shape is checked as that of `ready`. */
export const wired = <Value>(wire: Value): Wired<Value> => new Wired(wire)

export const isWired = (answer: unknown): answer is Wired<unknown> => answer instanceof Wired

export const isReady = (answer: unknown): answer is Ready => answer instanceof Ready

export const isFile = (answer: unknown, endpoint: Endpoint): answer is FileAnswer =>
  endpoint.answers === 'file' && typeof answer === 'object' && answer !== null && 'file' in answer
