import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'field.cabinet_format': {
    kz: 'Кабинет нөмірі: 1–5 цифр, соңында әріп болуы мүмкін, барлығы 5 таңбадан аспайды',
    ru: 'Номер кабинета: от 1 до 5 цифр, в конце можно букву, всего не больше 5 знаков',
    en: 'A room number is 1 to 5 digits, letters may follow, 5 characters in all',
  },
  'problem.cabinet.in-use': {
    kz: '{{number}}-кабинет қолданыста: сабақтар — {{lessons}}, апталық кестеде — {{slots}}',
    ru: 'Кабинет {{number}} занят: уроков — {{lessons}}, в недельном расписании — {{slots}}',
    en: 'Room {{number}} is in use: lessons — {{lessons}}, in the weekly timetable — {{slots}}',
  },
} satisfies Messages
