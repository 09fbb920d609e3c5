import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'lesson-type.regular': { kz: 'Сабақ', ru: 'Урок', en: 'Lesson' },
  'lesson-type.lecture': { kz: 'Дәріс', ru: 'Лекция', en: 'Lecture' },
  'lesson-type.custom-lesson': { kz: 'Авторлық сабақ', ru: 'Авторский урок', en: 'Own lesson' },
  'lesson-type.sor': { kz: 'БЖБ', ru: 'СОР', en: 'SOR (unit work)' },
  'lesson-type.soch': { kz: 'ТЖБ', ru: 'СОЧ', en: 'SOCH (quarter work)' },
  'lesson-type.ent': { kz: 'ҰБТ-ға дайындық', ru: 'Подготовка к ЕНТ', en: 'UNT practice' },
  'lesson-type.test': { kz: 'Тест', ru: 'Тест', en: 'Test' },
} satisfies Messages
