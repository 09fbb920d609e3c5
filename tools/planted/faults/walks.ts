import type { Fault } from '../fault.ts'

const rooms = { walk: 'walks/cabinets/cabinets.e2e.ts', named: 'a room is added' }
const keys = (named: string) => ({ walk: 'walks/journal/keys.e2e.ts', named })
const offline = (named: string) => ({ walk: 'walks/journal/offline.e2e.ts', named })

/** What only a person in a browser would notice. */
export const ofTheWalks: readonly Fault[] = [
  {
    name: 'the key of a text stands on the page in place of its words',
    file: 'web/src/features/cabinets/CabinetsPage.tsx',
    was: "lead={text('cabinets.lead')}",
    becomes: "lead={`${text('cabinets.lead')} cabinets.number`}",
    caughtBy: { walk: 'looks/sweep.e2e.ts', named: 'as director' },
    says: /cabinets\.number/,
  },
  {
    name: 'a colour cannot be read on its ground',
    file: 'web/src/ui/page/Screen.module.css',
    was: '.lead {\n  color: var(--muted);',
    becomes: '.lead {\n  color: #b4bcc6;',
    caughtBy: rooms,
    says: /color-contrast/,
  },
  {
    name: 'a link of an icon has no name',
    file: 'web/src/app/shell/header/HelpLink.tsx',
    was: ' aria-label={label} title={label}>',
    becomes: '>',
    caughtBy: rooms,
    says: /link-name/,
  },
  {
    name: 'a page of a phone scrolls sideways',
    file: 'web/src/ui/page/Screen.module.css',
    was: '.actions {\n',
    becomes: '.screen > * {\n  min-width: 440px;\n}\n\n.actions {\n',
    caughtBy: rooms,
    says: /at 390/,
  },
  {
    name: 'a page of a tablet scrolls sideways',
    file: 'web/src/ui/page/Screen.module.css',
    was: '.actions {\n',
    becomes: '@media (min-width: 700px) {\n  .screen > * {\n    min-width: 800px;\n  }\n}\n\n.actions {\n',
    caughtBy: rooms,
    says: /at 768/,
  },
  {
    name: 'a page asks the server for what is not there',
    file: 'web/src/features/cabinets/CabinetsPage.tsx',
    was: 'const [open, setOpen] = useState<Open | null>(null)\n',
    becomes:
      "const [open, setOpen] = useState<Open | null>(null)\n  useState(() => void fetch('/api/v1/bs/backoffice/cabinet-gone'))\n",
    caughtBy: rooms,
    says: /404/,
  },
  {
    name: 'a title cannot be read in the dark',
    file: 'web/src/ui/look/look.css',
    was: 'h1 {\n  font-size',
    becomes: 'h1 {\n  color: #18212b;\n  font-size',
    caughtBy: { walk: 'looks/dark.e2e.ts', named: 'a teacher' },
    says: /color-contrast/,
  },
  {
    name: 'the Tab key passes by the lessons of the week',
    file: 'web/src/features/schedule/grid/LessonTile.tsx',
    was: 'draggable={false} data-stop>',
    becomes: 'draggable={false} tabIndex={-1} data-stop>',
    caughtBy: keys('a zavuch reaches a lesson'),
    says: /is not reached by the Tab key/,
  },
  {
    name: 'what has the focus does not show it',
    file: 'web/src/ui/look/look.css',
    was: 'outline: 2px solid var(--accent);\n  outline-offset: 2px;',
    becomes: 'outline: none;',
    caughtBy: keys('a student reaches the diary'),
    says: /what has the focus without showing it/,
  },
  {
    name: 'a mark of a page that crashed stays on the device for ever',
    file: 'web/src/app/start/start.ts',
    was: 'of leftoverQueues()) {',
    becomes: 'of leftoverQueues().slice(9)) {',
    caughtBy: { walk: 'walks/journal/kept.e2e.ts', named: 'a mark that could not be sent' },
    says: /waitForResponse/,
  },
  {
    name: 'the worker answers a call with what it was answered before',
    file: 'web/src/worker/worker.ts',
    was: "sameOrigin && url.pathname.startsWith('/assets/')",
    becomes: 'sameOrigin && /^\\/(assets|api)\\//.test(url.pathname)',
    caughtBy: offline('a teacher opens week and journal'),
    says: /Expected/,
  },
  {
    name: 'the help loads the code of the journal',
    file: 'web/src/features/help/Help.tsx',
    was: "import { find } from './search/find.ts'\n",
    becomes:
      "import { find } from './search/find.ts'\n" +
      "import { quarterJournal } from '#features/journal/reads.ts'\nvoid quarterJournal('', 1)\n",
    caughtBy: { walk: 'walks/start/first-load.e2e.ts', named: 'the help needs no more code' },
    says: /journal|toBeLessThanOrEqual/,
  },
  {
    name: 'the journal does not open on a phone',
    file: 'web/src/features/marks/pad/ColumnView.tsx',
    was: 'if (!lesson) return null\n',
    becomes: "if (lesson) throw new Error('narrow')\n  if (!lesson) return null\n",
    caughtBy: offline('on a phone'),
    says: /aria-expanded/,
  },
  {
    name: 'a menu leads a role to a page that the server refuses it',
    file: 'web/src/features/cabinets/screens.ts',
    was: 'roles: management,',
    becomes: "roles: [...management, 'student'],",
    caughtBy: { walk: 'looks/menu.e2e.ts', named: 'a student' },
    says: /403/,
  },
  {
    name: 'a push shows nothing of what came',
    file: 'web/src/worker/pushes.ts',
    was: "body: textIn(sent, 'body') ?? ''",
    becomes: "body: ''",
    caughtBy: { walk: 'walks/notifications/push.e2e.ts', named: 'a push that comes' },
    says: /body/,
  },
  {
    name: 'a page uses what Chromium alone has',
    file: 'web/src/features/marks/grid/Sheet.tsx',
    was: 'const [said, say] = useState<Said>(silence)\n',
    becomes:
      "const [said, say] = useState<Said>(silence)\n  if (navigator['userAgentData'].brands.length === 0) return null\n",
    caughtBy: { engines: true },
    says: /✗ .*: a teacher marks by keys/,
  },
]
