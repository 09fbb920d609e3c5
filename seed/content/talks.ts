import { chat } from '@qalam/contract/chat/api.ts'
import type pg from 'pg'
import { randomUUID } from 'node:crypto'
import type { Content, Demo } from '../content.ts'

type People = Record<'student' | 'parent' | 'lead' | 'teacher' | 'director' | 'zavuch' | 'social', number> & {
  groupId: number
}

/** Whoever the demo signs in as, and the class they share. */
async function peopleOf(pool: pg.Pool, schoolId: number): Promise<People> {
  const { rows } = await pool.query<People>(
    `select s.id as student, b.parent_id as parent, g.lead_id as lead, g.id as "groupId", t.user_id as teacher,
       d.user_id as director, z.user_id as zavuch, w.user_id as social
     from (select a.last_user_id, u.id, u.school_id from account a join app_user u on u.person_id = a.person_id
         where a.login = 'student' and u.role = 'student' limit 1) s
     join lateral (select parent_id from guardian where school_id = s.school_id and student_id = s.id
         order by place limit 1) b on true
     join enrolment e on e.school_id = s.school_id and e.student_id = s.id and e.until is null
     join study_group g on g.school_id = e.school_id and g.id = e.group_id
     cross join lateral (select u.id as user_id from account a join app_user u on u.person_id = a.person_id
         where a.login = 'teacher' and u.school_id = s.school_id limit 1) t
     cross join lateral (select u.id as user_id from account a join app_user u on u.person_id = a.person_id
         where a.login = 'director' and u.school_id = s.school_id limit 1) d
     cross join lateral (select u.id as user_id from account a join app_user u on u.person_id = a.person_id
         where a.login = 'zavuch' and u.school_id = s.school_id limit 1) z
     cross join lateral (select u.id as user_id from account a join app_user u on u.person_id = a.person_id
         where a.login = 'social-worker' and u.school_id = s.school_id limit 1) w
     where s.school_id = $1 limit 1`,
    [schoolId],
  )
  const [people] = rows
  if (!people) throw new Error('The demo school has nobody to talk.')
  return people
}

type Said = readonly [by: number, text: string, minutesAgo: number, more?: object]

/** Writes a talk line by line, each at its moment. */
async function say({ speak, now }: Demo, uuid: string, lines: readonly Said[]): Promise<void> {
  for (const [by, text, minutes, more] of lines)
    await speak(by, new Date(now.getTime() - minutes * 60_000), chat.send, {
      body: { messages: [{ id: randomUUID(), conversationUuid: uuid, text, ...more }] },
    })
}

const day = 24 * 60

async function fill(demo: Demo): Promise<void> {
  const { pool, schoolId } = demo
  const people = await peopleOf(pool, schoolId)
  await families(demo, people)
  await announcements(demo, people)
  await staff(demo, people)
}

async function families(demo: Demo, { student, parent, lead, teacher, social, director }: People): Promise<void> {
  const { speak, now } = demo
  const begin = async (from: number, userId: number) =>
    (await speak(from, new Date(now.getTime() - 3 * day * 60_000), chat.begin, { body: { userId } })).uuid
  const withTeacher = await begin(parent, teacher)
  await say(demo, withTeacher, [
    [parent, 'Сәлеметсіз бе! Ұлан кеше биологиядан параграфты түсінбей отырды. Қай беттен қайталағаны дұрыс?', 2 * day],
    [teacher, 'Қайырлы күн! 45–47-беттер, схемасын дәптерге салсын. Дүйсенбіде бірге қараймыз.', 2 * day - 40],
    [parent, 'Рақмет, көп жақсы болды!', 2 * day - 55],
    [parent, 'БЖБ қай күні болады?', 90],
  ])
  const withLead = await begin(parent, lead)
  await say(demo, withLead, [
    [lead, 'Добрый день! На следующей неделе родительское собрание, в четверг в 18:00.', day],
    [parent, 'Спасибо, буду. Нужно ли что-то принести?', day - 30],
    [lead, 'Только дневник ребёнка.', day - 45],
  ])
  const ofStudent = await begin(student, teacher)
  await say(demo, ofStudent, [
    [student, 'Сәлеметсіз бе! Зертханалық жұмысты ертең тапсырсам бола ма?', 6 * 60],
    [teacher, 'Болады, Ұлан. Суретін де қос.', 5 * 60],
  ])
  const withSocial = await begin(social, student)
  await say(demo, withSocial, [[social, 'Ұлан, көмек керек болса, маған жаза бер.', 4 * day]])
  const fromDirector = await begin(director, student)
  await say(demo, fromDirector, [[director, 'Олимпиададағы жеңісіңмен құттықтаймын!', 5 * day]])
}

async function announcements(demo: Demo, { lead, groupId, parent }: People): Promise<void> {
  const { speak, now } = demo
  const { uuid } = await speak(lead, new Date(now.getTime() - 6 * day * 60_000), chat.beginClass, { body: { groupId } })
  await say(demo, uuid, [
    [lead, 'Құрметті ата-аналар, жұма күні сынып мұражайға барады. Жиналу 09:00, мектеп алдында.', 3 * day],
    [lead, 'Тоқсан соңына дейін оқулықтарды кітапханаға тексертіп алуды ұмытпаңыздар.', 8 * 60],
  ])
  await speak(parent, now, chat.react, { params: { uuid, seq: 1 }, body: { kind: 'seen' } })
}

async function staff(demo: Demo, { director, zavuch, teacher }: People): Promise<void> {
  const { speak, now } = demo
  const { uuid } = await speak(director, new Date(now.getTime() - 6 * day * 60_000), chat.beginStaff, {})
  await say(demo, uuid, [
    [director, 'Педагогический совет — в среду в 15:30, актовый зал.', 4 * day],
    [zavuch, 'Тоқсандық есептерді жұмаға дейін тапсырыңыздар.', 26 * 60],
    [
      director,
      'Сабақ кестесі өзгерді: екінші ауысым ертең 14:10-да басталады.',
      120,
      { urgent: 'Жылу жүйесін тексеру' },
    ],
  ])
  const { uuid: between } = await speak(zavuch, now, chat.begin, { body: { userId: teacher } })
  await say(demo, between, [
    [zavuch, 'Could you take the open lesson for our guests next Tuesday?', 5 * 60],
    [teacher, 'Yes, with pleasure. Which class?', 4 * 60],
    [zavuch, '7А, third lesson. Thank you!', 3 * 60],
  ])
}

/** Talks of all kinds in three languages: families, a class, the staff. */
export const content: Content = { order: 60, fill }
