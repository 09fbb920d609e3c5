import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'calendar-feed.title': { kz: 'Телефондағы күнтізбе', ru: 'Календарь в телефоне', en: 'Calendar in my phone' },
  'calendar-feed.lead': {
    kz: 'Сабақтар телефонның күнтізбесінде көрінеді және өзі жаңарып тұрады: ауысқан мұғалім, кабинет және болмайтын сабақтар белгіленеді.',
    ru: 'Уроки появятся в календаре телефона и будут обновляться сами: замены, кабинеты и отменённые уроки отмечены.',
    en: 'Lessons appear in the calendar of the phone and keep up to date: substitutes, rooms and cancelled lessons are shown.',
  },
  'calendar-feed.secret': {
    kz: 'Сілтеме — құпия. Ол кімде болса, сол кестені көреді. Бөтен адамға түссе, жаңартыңыз: ескісі жұмысын тоқтатады.',
    ru: 'Ссылка секретная: у кого она есть, тот видит расписание. Если она попала к чужому, обновите её — прежняя перестанет работать.',
    en: 'The link is secret: whoever has it sees the timetable. If a stranger got it, renew it and the old one stops working.',
  },
  'calendar-feed.own': { kz: 'Менің сабақтарым', ru: 'Мои уроки', en: 'My lessons' },
  'calendar-feed.none': { kz: 'Сілтеме жоқ', ru: 'Ссылки нет', en: 'No link yet' },
  'calendar-feed.since': {
    kz: 'Сілтеме жасалған уақыт: {{at}}',
    ru: 'Ссылка создана {{at}}',
    en: 'The link was made {{at}}',
  },
  'calendar-feed.make': { kz: 'Сілтеме жасау', ru: 'Создать ссылку', en: 'Make a link' },
  'calendar-feed.renew': { kz: 'Сілтемені жаңарту', ru: 'Обновить ссылку', en: 'Renew the link' },
  'calendar-feed.renew-question': {
    kz: 'Бұрынғы сілтеме жұмысын тоқтатады: күнтізбеге жаңасын қосу керек болады.',
    ru: 'Прежняя ссылка перестанет работать: в календарь нужно будет добавить новую.',
    en: 'The link before stops working: the new one has to be added to the calendar.',
  },
  'calendar-feed.end': { kz: 'Сілтемені өшіру', ru: 'Отключить ссылку', en: 'End the link' },
  'calendar-feed.ended': { kz: 'Сілтеме өшірілді', ru: 'Ссылка отключена', en: 'The link was ended' },
  'calendar-feed.of': { kz: '{{act}}: {{name}}', ru: '{{act}}: {{name}}', en: '{{act}}: {{name}}' },
  'calendar-feed.address': { kz: 'Күнтізбе сілтемесі', ru: 'Ссылка на календарь', en: 'Link of the calendar' },
  'calendar-feed.once': {
    kz: 'Сілтеме тек қазір көрінеді. Көшіріп алыңыз немесе кодты телефонмен түсіріңіз.',
    ru: 'Ссылка видна только сейчас. Скопируйте её или наведите телефон на код.',
    en: 'The link is shown only now. Copy it, or point the phone at the code.',
  },
  'calendar-feed.open': {
    kz: 'Осы құрылғының күнтізбесіне қосу',
    ru: 'Добавить в календарь этого устройства',
    en: 'Add to the calendar of this device',
  },
  'calendar-feed.code': { kz: 'Сілтеменің QR коды', ru: 'QR-код ссылки', en: 'QR code of the link' },
  'calendar-feed.name': { kz: 'Сабақтар: {{name}}', ru: 'Уроки: {{name}}', en: 'Lessons: {{name}}' },
  'calendar-feed.cancelled': { kz: 'Болмайды: {{lesson}}', ru: 'Отменён: {{lesson}}', en: 'Cancelled: {{lesson}}' },
  'calendar-feed.room': { kz: 'Кабинет: {{room}}', ru: 'Кабинет: {{room}}', en: 'Room: {{room}}' },
  'calendar-feed.teacher': { kz: 'Мұғалім: {{teacher}}', ru: 'Учитель: {{teacher}}', en: 'Teacher: {{teacher}}' },
  'calendar-feed.substitute': {
    kz: 'Ауыстыру: {{teacher}} ({{instead}} орнына)',
    ru: 'Замена: {{teacher}} (вместо: {{instead}})',
    en: 'Substitute: {{teacher}} (for {{instead}})',
  },
  'calendar-feed.remote': { kz: 'Қашықтан', ru: 'Дистанционно', en: 'Remote' },
} satisfies Messages
