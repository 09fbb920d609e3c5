// npm run docs prints from the code what is not written by hand: docs/generated/ and the list of all texts. With --check
// it refuses what is out of date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cataloguePage } from '../docs/catalogue.ts'
import { endpointsOf, endpointsPage, permissionsPage } from '../docs/endpoints.ts'
import { lostPaths } from '../docs/guides.ts'
import { modulesPage } from '../docs/modules.ts'
import { screensOf, screensPage } from '../docs/screens.ts'
import { settingsPage } from '../docs/settings.ts'
import { tablesPage } from '../docs/tables.ts'
import { tablesOf } from '../checks/migrations.ts'
import { type Complaint, report } from '../checks/source.ts'
import { readModules } from '../../server/src/modules.ts'
import { platformSettings } from '../../server/src/platform/config.ts'

/** The printed pages by their files. */
async function pagesOf(root: string): Promise<Record<string, string>> {
  const endpoints = await endpointsOf(root)
  const screens = screensOf(root)
  const { tables } = tablesOf(root)
  const settings = [
    { name: 'platform', shape: platformSettings.schema.shape },
    ...(await readModules()).flatMap(({ name, settings: told }) => (told ? [{ name, shape: told.schema.shape }] : [])),
  ]
  return {
    'contract/src/messages.gen.ts': cataloguePage(root, screens),
    'docs/generated/endpoints.md': endpointsPage(endpoints),
    'docs/generated/permissions.md': permissionsPage(endpoints, screens),
    'docs/generated/screens.md': screensPage(screens),
    'docs/generated/modules.md': modulesPage(root, tables, endpoints),
    'docs/generated/tables.md': tablesPage(tables),
    'docs/settings.md': settingsPage(settings),
  }
}

function printed(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

/** Printed pages that are not what the code says today, and guides that name what is not there. */
export async function staleDocs(root: string): Promise<Complaint[]> {
  const stale = Object.entries(await pagesOf(root)).filter(([file, text]) => printed(root, file) !== text)
  return [...stale.map(([file]) => ({ file, says: 'is out of date' })), ...lostPaths(root)]
}

if (import.meta.main) {
  const root = process.cwd()
  if (process.argv.includes('--check')) report(await staleDocs(root), 'Run: npm run docs')
  else {
    mkdirSync(join(root, 'docs/generated'), { recursive: true })
    for (const [file, text] of Object.entries(await pagesOf(root))) writeFileSync(join(root, file), text)
  }
}
