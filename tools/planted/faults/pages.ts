import type { Fault } from '../fault.ts'

const web = (file: string, named?: string) => ({
  project: 'web' as const,
  file: `src/${file}`,
  ...(named && { named }),
})

/** What tests of pages notice. */
export const ofThePages: readonly Fault[] = [
  {
    name: 'a button of an icon has no name',
    file: 'web/src/ui/page/IconButton.tsx',
    was: ' title={label} {...rest} aria-label={label}',
    becomes: ' {...rest}',
    caughtBy: web('features/cabinets/CabinetsPage.test.tsx', 'a room is renamed'),
    says: /FAIL.*a room is renamed/,
  },
  {
    name: 'a dialog stays open on Escape',
    file: 'web/src/ui/overlay/Dialog.tsx',
    was: "event.key !== 'Escape' || event.defaultPrevented",
    becomes: "event.key !== 'Esc' || event.defaultPrevented",
    caughtBy: web('ui/overlay/Dialog.test.tsx'),
    says: /FAIL.*closes on Escape/,
  },
  {
    name: 'the focus is lost when a dialog closes',
    file: 'web/src/ui/overlay/useModal.ts',
    was: '      giveBack(before)\n',
    becomes: '',
    caughtBy: web('ui/overlay/Dialog.test.tsx'),
    says: /FAIL.*gives the focus back/,
  },
  {
    name: 'a colour of the dark cannot be read',
    file: 'web/src/ui/look/tokens.css',
    was: '    --muted: #a0abb8;\n',
    becomes: '    --muted: #4a5563;\n',
    caughtBy: web('ui/look/tokens.test.ts'),
    says: /muted on surface/,
  },
  {
    name: 'a screen opens to a role that it is not for',
    file: 'web/src/app/routing/guard.ts',
    was: 'isOneOf(visitors, role)',
    becomes: 'visitors.length > 0',
    caughtBy: web('app/routing/guard.test.ts'),
    says: /FAIL.*a student refused at the catalogue/,
  },
  {
    name: 'a mark is given up when a proxy answers in place of the server',
    file: 'web/src/platform/outbox/failure.ts',
    was: "final.has(status) && code !== 'unknown'",
    becomes: 'final.has(status)',
    caughtBy: web('platform/outbox/failure.test.ts'),
    says: /FAIL.*the sign-in page of a network/,
  },
]
