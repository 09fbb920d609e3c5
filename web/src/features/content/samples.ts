import type { ContentRow } from '@qalam/contract/content/api.ts'
import type { Draft } from '@qalam/contract/content/draft.ts'
import { documentOf } from '@qalam/contract/rich/document.ts'

const id = (n: number) => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`
const subject = { id: 21, name: { kz: 'Биология', ru: 'Биология', en: 'Biology' } }
export const subjects = [subject]
const owner = { id: 7, name: 'Күзембаева Аяулым' }

export const sorRow: ContentRow = {
  id: id(1),
  kind: 'sor',
  title: 'БЖБ. Қан',
  subjectId: 21,
  subject,
  parallel: 7,
  language: 'kz',
  state: 'draft',
  number: 0,
  updatedAt: '2026-11-17T09:00:00Z',
  shared: false,
  owner,
  can: { edit: true, remove: true },
}

/** A SOR of two pages: a text and a finished choice, and an exercise without its key. */
export const sorDraft: Draft = {
  uuid: id(1),
  kind: 'sor',
  title: 'БЖБ. Қан',
  subjectId: 21,
  parallel: 7,
  language: 'kz',
  version: 4,
  settings: { minutes: 20, maxScore: null, objectives: [], rightsConfirmed: true, showDescriptors: false },
  pages: [
    {
      uuid: id(11),
      version: 2,
      title: 'Бірінші',
      modules: [
        { uuid: id(21), kind: 'text', text: documentOf('Мәтінді оқыңыз') },
        {
          uuid: id(22),
          kind: 'exercise',
          purpose: '7.1.4.1',
          skill: 'knowledge',
          minutes: 3,
          exercise: {
            uuid: id(32),
            type: 'single',
            prompt: 'Қанның түсі неге қызыл?',
            points: 2,
            options: [
              { uuid: id(41), text: 'гемоглобин' },
              { uuid: id(42), text: 'су' },
            ],
            key: { explanation: '', right: id(41) },
          },
        },
      ],
    },
    {
      uuid: id(12),
      version: 1,
      title: 'Екінші',
      modules: [
        {
          uuid: id(23),
          kind: 'exercise',
          purpose: '',
          skill: 'application',
          minutes: 2,
          exercise: {
            uuid: id(33),
            type: 'true-false',
            prompt: 'Жүрек төрт бөлімнен тұрады',
            points: 1,
            key: { explanation: '', right: null },
          },
        },
      ],
    },
  ],
  files: [],
  shared: false,
  archived: false,
  owner,
  published: null,
  can: { edit: true },
}
