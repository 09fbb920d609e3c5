import { AsyncLocalStorage } from 'node:async_hooks'

/** How far ahead of the process's clock the call stands that is being answered, in milliseconds. */
const ahead = new AsyncLocalStorage<number>()

/** The clock of a process: the real one, or one that starts at a given moment and runs on from there (CLOCK). */
export function clockFrom(start: Date | undefined): () => Date {
  const own = start ? start.getTime() - Date.now() : 0
  return () => new Date(Date.now() + own + (ahead.getStore() ?? 0))
}

/** Runs what answers a call, by the time that the call stands at. */
export type InItsTime = <T>(cookies: string | undefined, run: () => T) => T

const cookie = /(?:^|;\s*)clock_ahead=(-?\d{1,13})(?:;|$)/

/**
 * A call may say by a cookie how far ahead its clock is, so that walks through the product stand at any moment of the year:
 * pages, sockets and workers of a browser all carry it. Obeyed by nobody but a demo that was started for walks (CLOCK_COOKIE);
 * what a process does by itself stays at its own time.
 */
export const callsInTheirTime = (isObeyed: boolean): InItsTime =>
  isObeyed ? (cookies = '', run) => ahead.run(Number(cookie.exec(cookies)?.[1] ?? 0), run) : (_cookies, run) => run()
