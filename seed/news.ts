import type pg from 'pg'

const day = (now: Date, days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const named = (kz: string, ru: string, en: string) => ({ kz, ru, en })

/** A strip, a promo on the schedule and two announcements, so that the shell shows what it can. */
export async function demoNews(pool: pg.Pool, schoolId: number, now: Date): Promise<void> {
  const button = (label: object, link: string) => [{ label, color: 'accent', link, external: false }]
  const banners = [
    {
      place: 'side',
      image: '/banners/diary.svg',
      title: named('Күнделік ата-анаға да ашық', 'Дневник открыт и родителям', 'Parents can open the diary too'),
      buttons: button(named('Күнделік', 'Дневник', 'Diary'), '/diary'),
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
      roles: ['teacher', 'group-lead', 'zavuch', 'director', 'admin'],
    },
    {
      place: 'schedule',
      image: '/banners/week.svg',
      title: named(
        'Сабақты апта кестесінде сүйреп жылжытуға болады',
        'Урок можно перетащить прямо в расписании',
        'A lesson can be moved right in the week',
      ),
      buttons: [],
      roles: ['teacher', 'group-lead', 'zavuch', 'director', 'admin'],
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
      'Тоқсан қорытындысы жақын: БЖБ мен ТЖБ ұпайларын уақытында қойыңыз.',
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
