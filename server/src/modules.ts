import { existsSync, readdirSync } from 'node:fs'
import type { Module } from '#platform/module.ts'

const folder = new URL('./modules/', import.meta.url)
const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/module.ts`, folder)))

type Named = Module & { name: string }

/** All modules by their names: every folder with a `module.ts`, so that one is added by its folder alone. */
export async function readModules(): Promise<Named[]> {
  return Promise.all(
    names.toSorted().map(async (name) => {
      const { module }: { module?: Module } = await import(/* @vite-ignore */ `#modules/${name}/module.ts`)
      if (!module) throw new Error(`server/src/modules/${name}/module.ts exports no module`)
      return { name, ...module }
    }),
  )
}

type Loaded<File> = { name: string; file: File }

/** One file of each module that has it, loaded: `readFiles(({ routes }) => routes)`. */
export async function readFiles<File>(
  wanted: (module: Module) => (() => Promise<File>) | undefined,
): Promise<Loaded<File>[]> {
  const modules = await readModules()
  const found = modules.flatMap((module) => {
    const load = wanted(module)
    return load ? [{ name: module.name, load }] : []
  })
  return Promise.all(found.map(async ({ name, load }) => ({ name, file: await load() })))
}

type Part<Value> = { name: string; part: Readonly<Record<string, Value>> | undefined }

/** What all modules name, in one. What two of them name is refused: each has to know what is its own. */
export function joined<Value>(parts: readonly Part<Value>[]): Record<string, Value> {
  const owners = new Map<string, string>()
  const named = parts.flatMap(({ name, part = {} }) => Object.entries(part).map((entry) => ({ name, entry })))
  for (const { name, entry } of named) {
    const owner = owners.get(entry[0])
    if (owner !== undefined) throw new Error(`${entry[0]} is named by two modules: ${owner} and ${name}`)
    owners.set(entry[0], name)
  }
  return Object.fromEntries(named.map(({ entry }) => entry))
}
