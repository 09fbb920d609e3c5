import { staticModals } from './reads.ts'
import { StaticModals } from './StaticModals.tsx'

const button = { label: 'Журнал', color: 'main', link: '/control/journal/groups', external: false }
// Seen ones are not shown again, so the gallery announces something new each time it is loaded.
const firstId = Math.floor(performance.timeOrigin)

/** The dialogs of this feature for the gallery. */
export const samples = [
  {
    name: 'M-55 static-announcement, two in a row',
    open: () => <StaticModals />,
    known: [
      {
        queryKey: staticModals.queryKey,
        data: [
          {
            id: firstId,
            data: 'Тоқсан қорытындысы жақын: БЖБ мен ТЖБ ұпайларын уақытында қойыңыз.',
            buttons: [button],
          },
          { id: firstId + 1, data: 'Жаңа мүмкіндік: журнал пернетақтадан толтырылады.', buttons: [] },
        ],
      },
    ],
  },
]
