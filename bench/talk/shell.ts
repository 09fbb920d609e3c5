// node bench/talk/shell.ts: what talk adds to a first load. Builds the web twice in a scratch folder, once without chat, live
// lessons, support and notices, and compares what travels.
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linkPackages, scratchCopy, totalOf, weightOf } from '../scratch.ts'

const features = ['chat', 'live-lesson', 'support', 'notifications']

/** What the frame and the page of a lesson take of them, as nothing. */
const stubs: Record<string, string> = {
  'features/chat/public.tsx': 'export const LessonChat = () => null\n',
  'features/live-lesson/public.tsx': 'export const LiveChecks = () => null\nexport const Conference = () => null\n',
  'app/shell/header/Bell.tsx': 'export const Bell = () => null\n',
  'app/shell/LiveQuestions.tsx': 'export const LiveQuestions = () => null\n',
}

function takeAway(scratch: string): void {
  const web = join(scratch, 'web/src')
  for (const name of features) writeFileSync(join(web, 'features', name, 'screens.ts'), 'export {}\n')
  for (const [file, code] of Object.entries(stubs)) writeFileSync(join(web, file), code)
}

const scratch = scratchCopy()
try {
  linkPackages(scratch)
  const whole = await weightOf(scratch)
  takeAway(scratch)
  const without = await weightOf(scratch)
  for (const [index, { page, parts }] of whole.entries()) {
    const grown = totalOf(parts) - totalOf(without[index]?.parts ?? {})
    const each = Object.entries(parts).map(([part, bytes]) => `${part} ${bytes - (without[index]?.parts[part] ?? 0)}`)
    console.log(`${page}: ${grown} gzip bytes more with talk (${each.join(', ')}), wanted ≤ 3072`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
