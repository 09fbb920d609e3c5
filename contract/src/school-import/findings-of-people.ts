import type { Messages } from '../kernel/messages.ts'

/** What may be wrong with the school, its people, bells, rooms and classes. */
export const findingsOfPeople = {
  'finding.bin-length': { kz: 'БСН 12 цифрдан тұрады', ru: 'БИН состоит из 12 цифр', en: 'A BIN has 12 digits' },
  'finding.bin-checksum': {
    kz: 'БСН-нің бақылау цифры сәйкес емес',
    ru: 'Контрольная цифра БИН не сходится',
    en: 'The check digit of the BIN does not match',
  },
  'finding.bin-shape': {
    kz: 'БСН-нің құрылымы әдеттегідей емес, тексеріп алыңыз',
    ru: 'БИН построен необычно, проверьте его',
    en: 'The BIN is built in an unusual way, please check it',
  },
  'finding.unknown-region': {
    kz: 'Мұндай өңір анықтамалықта жоқ',
    ru: 'Такого региона нет в справочнике',
    en: 'The dictionary knows no such region',
  },
  'finding.academic-year': {
    kz: 'Оқу жылын 2026-2027 түрінде жазыңыз',
    ru: 'Учебный год запишите в виде 2026-2027',
    en: 'Write the academic year as 2026-2027',
  },
  'finding.iin-length': { kz: 'ЖСН 12 цифрдан тұрады', ru: 'ИИН состоит из 12 цифр', en: 'An IIN has 12 digits' },
  'finding.iin-checksum': {
    kz: 'ЖСН-нің бақылау цифры сәйкес емес',
    ru: 'Контрольная цифра ИИН не сходится',
    en: 'The check digit of the IIN does not match',
  },
  'finding.iin-date': {
    kz: 'ЖСН-нің алғашқы цифрлары күнге келмейді',
    ru: 'Первые цифры ИИН не складываются в дату',
    en: 'The first digits of the IIN make no date',
  },
  'finding.iin-birth-date': {
    kz: 'Туған күні ЖСН-ге сәйкес емес',
    ru: 'Дата рождения не соответствует ИИН',
    en: 'The birth date does not agree with the IIN',
  },
  'finding.iin-sex': {
    kz: 'Жынысы ЖСН-ге сәйкес емес',
    ru: 'Пол не соответствует ИИН',
    en: 'The sex does not agree with the IIN',
  },
  'finding.iin-of-employee': {
    kz: 'Бұл ЖСН қызметкерлер арасында басқа аты-жөнмен тұр ({{otherRow}}-жол)',
    ru: 'Этот ИИН принадлежит сотруднику с другим именем (строка {{otherRow}})',
    en: 'This IIN belongs to an employee of another name (row {{otherRow}})',
  },
  'finding.iin-claimed': {
    kz: 'Осы ЖСН-мен біреу өзі тіркелген. Мектептегі адамға жеке логин беріледі, ал тіркелген аккаунт мектепке кірмейді: оны иесі кіру парағындағы логин мен құпиясөз арқылы ғана біріктіре алады',
    ru: 'С этим ИИН кто-то зарегистрировался сам. Человек школы получает свой логин, а тот аккаунт в школу не попадает: объединить их можно только по логину и паролю с листа доступа',
    en: 'Somebody registered by themselves with this IIN. The person of the school gets a login of their own and that account does not enter the school: the two are joined only by the login and password of the access sheet',
  },
  'finding.pupil-works-here': {
    kz: 'Оқушы қызметкерлер парағында да бар ({{otherRow}}-жол): бір адам, екі рөл',
    ru: 'Ученик есть и среди сотрудников (строка {{otherRow}}): один человек, две роли',
    en: 'The student is on the staff sheet too (row {{otherRow}}): one person, two roles',
  },
  'finding.not-a-name': {
    kz: 'Аты-жөнде тек әріп, бос орын, дефис және апостроф болады, ұзындығы 100 таңбаға дейін',
    ru: 'В имени бывают только буквы, пробел, дефис и апостроф, до 100 знаков',
    en: 'A name has letters, spaces, hyphens and apostrophes only, up to 100 characters',
  },
  'finding.mixed-alphabets': {
    kz: 'Бір сөзде латын және кирилл әріптері араласқан',
    ru: 'В одном слове смешаны латинские и кириллические буквы',
    en: 'One word mixes Latin and Cyrillic letters',
  },
  'finding.phone': {
    kz: 'Қазақстан нөмірі керек: +7 және он цифр',
    ru: 'Нужен казахстанский номер: +7 и десять цифр',
    en: 'A Kazakhstani number is needed: +7 and ten digits',
  },
  'finding.parent-without-iin': {
    kz: 'Ата-ананың ЖСН-і жоқ, ол енгізілмеді',
    ru: 'У родителя нет ИИН, он не внесён',
    en: 'The parent has no IIN and was not brought in',
  },
  'finding.parent-name-needed': {
    kz: 'ЖСН-і бар, бірақ ата-ананың аты-жөні жазылмаған',
    ru: 'ИИН есть, а ФИО родителя не указано',
    en: 'There is an IIN, but the name of the parent is missing',
  },
  'finding.full-name': {
    kz: 'Тегі мен атын бір ұяшыққа жазыңыз',
    ru: 'Укажите в ячейке фамилию и имя',
    en: 'Write the surname and the first name in the cell',
  },
  'finding.parent-is-pupil': {
    kz: 'Бұл ЖСН осы мектептің оқушысына тиесілі ({{otherRow}}-жол)',
    ru: 'Этот ИИН принадлежит ученику школы (строка {{otherRow}})',
    en: 'This IIN belongs to a student of the school (row {{otherRow}})',
  },
  'finding.same-parent-twice': {
    kz: 'Екі ата-ананың ЖСН-і бірдей',
    ru: 'У обоих родителей один ИИН',
    en: 'Both parents have the same IIN',
  },
  'finding.parent-name-differs': {
    kz: 'Осы ЖСН {{otherRow}}-жолда басқа аты-жөнмен тұр: {{kept}}. ЖСН-ін немесе аты-жөнін түзетіңіз',
    ru: 'Этот же ИИН в строке {{otherRow}} у другого человека: {{kept}}. Исправьте ИИН или имя',
    en: 'Row {{otherRow}} gives this IIN to another person: {{kept}}. Correct the IIN or the name',
  },
  'finding.parent-of-employee': {
    kz: 'Бұл ЖСН қызметкерге тиесілі: {{kept}} («Қызметкерлер», {{otherRow}}-жол). ЖСН-ін немесе аты-жөнін түзетіңіз',
    ru: 'Этот ИИН принадлежит сотруднику: {{kept}} («Сотрудники», строка {{otherRow}}). Исправьте ИИН или имя',
    en: 'This IIN belongs to an employee: {{kept}} (“Staff”, row {{otherRow}}). Correct the IIN or the name',
  },
  'finding.ends-before-start': {
    kz: 'Аяқталуы басталуынан кейін болуы керек',
    ru: 'Конец должен быть позже начала',
    en: 'The end must be later than the start',
  },
  'finding.bells-overlap': {
    kz: 'Осы қоңырау кестесінің {{otherRow}}-жолындағы сабақпен қабаттасады',
    ru: 'Пересекается с уроком того же расписания звонков в строке {{otherRow}}',
    en: 'Overlaps a lesson of the same bell schedule in row {{otherRow}}',
  },
  'finding.room-number': {
    kz: 'Кабинет нөмірі: 1–5 цифр, соңында әріп болуы мүмкін, барлығы 5 таңбаға дейін',
    ru: 'Номер кабинета: 1–5 цифр, затем можно букву, всего до 5 знаков',
    en: 'A room number: 1–5 digits, then perhaps a letter, 5 characters at most',
  },
  'finding.class-letter': {
    kz: 'Сынып литері бір ғана әріп болуы керек',
    ru: 'Литера класса — одна буква',
    en: 'The letter of a class must be one letter',
  },
  'finding.class-label': {
    kz: 'Сыныпты 7Ә түрінде жазыңыз',
    ru: 'Класс запишите в виде 7Ә',
    en: 'Write the class as 7Ә',
  },
  'finding.faculty-needed': {
    kz: '10–11-сыныптарға бағыт керек: ЖМБ немесе ҚГБ',
    ru: 'В 10–11-х классах нужно направление: ЕМН или ОГН',
    en: 'Grades 10–11 need a direction: emn or ogn',
  },
  'finding.faculty-extra': {
    kz: 'Бағыт тек 10–11-сыныптарда болады, ол алынбады',
    ru: 'Направление бывает только в 10–11-х классах, оно не взято',
    en: 'Only grades 10–11 have a direction, it was left out',
  },
  'finding.unknown-scheme': {
    kz: 'Мұндай қоңырау кестесі жоқ',
    ru: 'Такого расписания звонков нет',
    en: 'There is no such bell schedule',
  },
  'finding.unknown-class': { kz: 'Мұндай сынып жоқ', ru: 'Такого класса нет', en: 'There is no such class' },
  'finding.unknown-employee': {
    kz: 'Мұндай ЖСН қызметкерлер арасында жоқ',
    ru: 'Такого ИИН нет среди сотрудников',
    en: 'No employee has this IIN',
  },
  'finding.unknown-pupil': {
    kz: 'Мұндай ЖСН оқушылар арасында жоқ',
    ru: 'Такого ИИН нет среди учеников',
    en: 'No student has this IIN',
  },
  'finding.iin-of-another': {
    kz: 'Бұл ЖСН басқа адамда тұр: {{name}} ({{otherRow}}-жол). Екі ЖСН-нің бірі қате',
    ru: 'Этот ИИН уже у другого человека: {{name}} (строка {{otherRow}}). Один из ИИН неверен',
    en: 'Another person has this IIN: {{name}} (row {{otherRow}}). One of the two is wrong',
  },
  'finding.parent-name-kept': {
    kz: 'Бұл ата-ана қызметкер ретінде басқаша жазылған ({{otherRow}}-жол). Қалдырылғаны: {{kept}}',
    ru: 'Этот родитель как сотрудник записан иначе (строка {{otherRow}}). Оставлено: {{kept}}',
    en: 'This parent is written otherwise as an employee (row {{otherRow}}). Kept: {{kept}}',
  },
  'finding.lead-unknown': {
    kz: 'Мұндай ЖСН қызметкерлер арасында жоқ: сынып жетекшісіз енгізіледі',
    ru: 'Такого ИИН нет среди сотрудников: класс внесён без классного руководителя',
    en: 'No employee has this IIN: the class comes without a class teacher',
  },
  'finding.lead-refused': {
    kz: 'Бұл қызметкердің жолы қабылданбады: сынып жетекшісіз енгізіледі',
    ru: 'Строка этого сотрудника отклонена: класс внесён без классного руководителя',
    en: 'The row of this employee was refused: the class comes without a class teacher',
  },
} satisfies Messages
