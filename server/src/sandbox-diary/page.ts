import { kinds } from './diary.ts'
import { people } from './words.ts'

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:1rem;color:#222;background:#eef4ff}main{max-width:40rem;margin:auto;background:#fff;padding:1.5rem;border-radius:12px}li{margin:.5rem 0}a{margin-inline-end:.75rem}'

const links = (key: string): string =>
  kinds.map((kind) => `<a href="/enter?as=${key}&amp;kind=${kind}">${kind}</a>`).join('')

/** Everybody of the diary, and a way to Qalam with each kind of code. */
export const lobby = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox diary</title><style>${style}</style></head><body><main><h1>Sandbox diary</h1><p>The outer diary of the demo. A person goes over to Qalam with a code: a good one, an old one, one made for others, one that is answered slowly, and one after which the diary dies once.</p><ul>${people.map(({ key, shortName, role }) => `<li>${shortName} (${role}): ${links(key)}</li>`).join('')}</ul></main></body></html>`
