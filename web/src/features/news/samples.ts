import type { Announcement } from '@qalam/contract/news/shown.ts'
import type { z } from 'zod'

/** Two announcements, the first with a way into the journal; `id` is the first one's. */
export const announcements = (id: number): z.output<typeof Announcement>[] => [
  {
    id,
    image: '',
    alt: '',
    data: 'Тоқсан қорытындысы жақын: БЖБ мен ТЖБ балдарын уақытында қойыңыз.',
    buttons: [{ label: 'Журнал', color: 'main', link: '/control/journal/groups', external: false }],
  },
  { id: id + 1, image: '', alt: '', data: 'Жаңа мүмкіндік: журнал пернетақтадан толтырылады.', buttons: [] },
]
