import type { Content, Demo } from '../content.ts'

const day = (now: Date, days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const named = (kz: string, ru: string, en: string) => ({ kz, ru, en })

async function fill({ pool, schoolId, now }: Demo): Promise<void> {
  const button = (label: object, link: string) => [{ label, color: 'accent', link, external: false }]
  const banners = [
    {
      place: 'side',
      image: '/banners/diary.svg',
      title: named(
        'Тоқсандық бағаның неден құралғанын көріңіз',
        'Посмотрите, из чего складывается четвертная',
        'See what a quarter mark is made of',
      ),
      buttons: button(named('Ашу', 'Открыть', 'Open'), '/diary/attestation'),
      roles: ['student', 'parent'],
    },
    {
      place: 'side',
      image: '/banners/journal.svg',
      title: named(
        'Журналды пернетақтамен толтырыңыз',
        'Заполняйте журнал с клавиатуры',
        'Fill the journal from the keyboard',
      ),
      buttons: button(named('Журнал', 'Журнал', 'Journal'), '/control/journal/groups'),
      roles: ['teacher', 'group-lead'],
    },
  ]
  for (const { place, image, title, buttons, roles } of banners) {
    await pool.query(
      `insert into banner (place, image, title, buttons, roles, since, until) values ($1, $2, $3, $4, $5, $6, $7)`,
      [place, image, JSON.stringify(title), JSON.stringify(buttons), roles, day(now, -3), day(now, 60)],
    )
  }
  const messages = [
    named(
      'Тоқсан қорытындысы жақын: БЖБ мен ТЖБ балдарын уақытында қойыңыз.',
      'Скоро конец четверти: внесите баллы СОР и СОЧ вовремя.',
      'The end of the quarter is near: enter the SOR and SOCH points in time.',
    ),
  ]
  for (const message of messages) {
    await pool.query(`insert into announcement (message, roles, school_id, since, until) values ($1, $2, $3, $4, $5)`, [
      JSON.stringify(message),
      ['teacher', 'group-lead'],
      schoolId,
      day(now, -3),
      day(now, 60),
    ])
  }
}

/** Strips beside the menu and an announcement, so that the shell shows what it can. */
export const content: Content = { order: 20, fill }
