import { readdirSync } from 'node:fs'
import type pg from 'pg'
import type { Speak } from './week.ts'

/** The demo's schools as they stand after their import, and a way to act in them as their people. */
export type Demo = {
  pool: pg.Pool
  /** The school that the demo shows. */
  schoolId: number
  /** A school whose subscription has run out. */
  unpaidId: number | undefined
  now: Date
  speak: Speak
  tell: (line: string) => void
}

/** What a file in `content/` exports under the name `content`. `order` places it among the others, in tens. */
export type Content = { order: number; fill: (demo: Demo) => Promise<void> }

const folder = new URL('./content/', import.meta.url)

/** Fills the demo's school with what every file of `content/` brings: an area adds its own file and touches no other. */
export async function fillWith(demo: Demo): Promise<void> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const read = await Promise.all(files.map((name): Promise<{ content: Content }> => import(new URL(name, folder).href)))
  for (const { content } of read.toSorted((a, b) => a.content.order - b.content.order)) await content.fill(demo)
}
