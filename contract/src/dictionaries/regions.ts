import type { Named } from '../kernel/languages.ts'

/** A region or a city of republican standing; ids by Q-051, `kato` is the state classifier's code. */
export type Region = {
  id: number
  kato: string
  kind: 'oblast' | 'city'
  name: Named
  departments: readonly { kz: string; ru: string }[]
}

/** The twenty regions since June 2022, each with some of its districts. */
export const regions: readonly Region[] = [
  {
    id: 1,
    kato: '110000000',
    kind: 'oblast',
    name: { kz: 'Ақмола облысы', ru: 'Акмолинская область', en: 'Akmola Region' },
    departments: [
      { kz: 'Көкшетау қаласы', ru: 'город Кокшетау' },
      { kz: 'Бурабай ауданы', ru: 'Бурабайский район' },
      { kz: 'Целиноград ауданы', ru: 'Целиноградский район' },
      { kz: 'Зеренді ауданы', ru: 'Зерендинский район' },
    ],
  },
  {
    id: 2,
    kato: '150000000',
    kind: 'oblast',
    name: { kz: 'Ақтөбе облысы', ru: 'Актюбинская область', en: 'Aktobe Region' },
    departments: [
      { kz: 'Ақтөбе қаласы', ru: 'город Актобе' },
      { kz: 'Мұғалжар ауданы', ru: 'Мугалжарский район' },
      { kz: 'Хромтау ауданы', ru: 'Хромтауский район' },
    ],
  },
  {
    id: 3,
    kato: '190000000',
    kind: 'oblast',
    name: { kz: 'Алматы облысы', ru: 'Алматинская область', en: 'Almaty Region' },
    departments: [
      { kz: 'Қонаев қаласы', ru: 'город Конаев' },
      { kz: 'Қарасай ауданы', ru: 'Карасайский район' },
      { kz: 'Талғар ауданы', ru: 'Талгарский район' },
      { kz: 'Еңбекшіқазақ ауданы', ru: 'Енбекшиказахский район' },
    ],
  },
  {
    id: 4,
    kato: '230000000',
    kind: 'oblast',
    name: { kz: 'Атырау облысы', ru: 'Атырауская область', en: 'Atyrau Region' },
    departments: [
      { kz: 'Атырау қаласы', ru: 'город Атырау' },
      { kz: 'Жылыой ауданы', ru: 'Жылыойский район' },
      { kz: 'Махамбет ауданы', ru: 'Махамбетский район' },
    ],
  },
  {
    id: 5,
    kato: '270000000',
    kind: 'oblast',
    name: { kz: 'Батыс Қазақстан облысы', ru: 'Западно-Казахстанская область', en: 'West Kazakhstan Region' },
    departments: [
      { kz: 'Орал қаласы', ru: 'город Уральск' },
      { kz: 'Бөрлі ауданы', ru: 'Бурлинский район' },
      { kz: 'Бәйтерек ауданы', ru: 'район Бәйтерек' },
    ],
  },
  {
    id: 6,
    kato: '310000000',
    kind: 'oblast',
    name: { kz: 'Жамбыл облысы', ru: 'Жамбылская область', en: 'Zhambyl Region' },
    departments: [
      { kz: 'Тараз қаласы', ru: 'город Тараз' },
      { kz: 'Байзақ ауданы', ru: 'Байзакский район' },
      { kz: 'Шу ауданы', ru: 'Шуский район' },
      { kz: 'Жуалы ауданы', ru: 'Жуалынский район' },
    ],
  },
  {
    id: 7,
    kato: '350000000',
    kind: 'oblast',
    name: { kz: 'Қарағанды облысы', ru: 'Карагандинская область', en: 'Karaganda Region' },
    departments: [
      { kz: 'Қарағанды қаласы', ru: 'город Караганда' },
      { kz: 'Теміртау қаласы', ru: 'город Темиртау' },
      { kz: 'Абай ауданы', ru: 'Абайский район' },
      { kz: 'Бұқар жырау ауданы', ru: 'Бухар-Жырауский район' },
    ],
  },
  {
    id: 8,
    kato: '390000000',
    kind: 'oblast',
    name: { kz: 'Қостанай облысы', ru: 'Костанайская область', en: 'Kostanay Region' },
    departments: [
      { kz: 'Қостанай қаласы', ru: 'город Костанай' },
      { kz: 'Рудный қаласы', ru: 'город Рудный' },
      { kz: 'Жітіқара ауданы', ru: 'Житикаринский район' },
    ],
  },
  {
    id: 9,
    kato: '430000000',
    kind: 'oblast',
    name: { kz: 'Қызылорда облысы', ru: 'Кызылординская область', en: 'Kyzylorda Region' },
    departments: [
      { kz: 'Қызылорда қаласы', ru: 'город Кызылорда' },
      { kz: 'Қазалы ауданы', ru: 'Казалинский район' },
      { kz: 'Шиелі ауданы', ru: 'Шиелийский район' },
    ],
  },
  {
    id: 10,
    kato: '470000000',
    kind: 'oblast',
    name: { kz: 'Маңғыстау облысы', ru: 'Мангистауская область', en: 'Mangystau Region' },
    departments: [
      { kz: 'Ақтау қаласы', ru: 'город Актау' },
      { kz: 'Жаңаөзен қаласы', ru: 'город Жанаозен' },
      { kz: 'Мұнайлы ауданы', ru: 'Мунайлинский район' },
    ],
  },
  {
    id: 11,
    kato: '550000000',
    kind: 'oblast',
    name: { kz: 'Павлодар облысы', ru: 'Павлодарская область', en: 'Pavlodar Region' },
    departments: [
      { kz: 'Павлодар қаласы', ru: 'город Павлодар' },
      { kz: 'Екібастұз қаласы', ru: 'город Экибастуз' },
      { kz: 'Баянауыл ауданы', ru: 'Баянаульский район' },
    ],
  },
  {
    id: 12,
    kato: '590000000',
    kind: 'oblast',
    name: { kz: 'Солтүстік Қазақстан облысы', ru: 'Северо-Казахстанская область', en: 'North Kazakhstan Region' },
    departments: [
      { kz: 'Петропавл қаласы', ru: 'город Петропавловск' },
      { kz: 'Тайынша ауданы', ru: 'Тайыншинский район' },
      { kz: 'Қызылжар ауданы', ru: 'Кызылжарский район' },
    ],
  },
  {
    id: 13,
    kato: '610000000',
    kind: 'oblast',
    name: { kz: 'Түркістан облысы', ru: 'Туркестанская область', en: 'Turkistan Region' },
    departments: [
      { kz: 'Түркістан қаласы', ru: 'город Туркестан' },
      { kz: 'Кентау қаласы', ru: 'город Кентау' },
      { kz: 'Сайрам ауданы', ru: 'Сайрамский район' },
      { kz: 'Мақтаарал ауданы', ru: 'Мактааральский район' },
    ],
  },
  {
    id: 14,
    kato: '630000000',
    kind: 'oblast',
    name: { kz: 'Шығыс Қазақстан облысы', ru: 'Восточно-Казахстанская область', en: 'East Kazakhstan Region' },
    departments: [
      { kz: 'Өскемен қаласы', ru: 'город Усть-Каменогорск' },
      { kz: 'Риддер қаласы', ru: 'город Риддер' },
      { kz: 'Глубокое ауданы', ru: 'Глубоковский район' },
    ],
  },
  {
    id: 15,
    kato: '710000000',
    kind: 'city',
    name: { kz: 'Астана қаласы', ru: 'город Астана', en: 'Astana city' },
    departments: [
      { kz: 'Есіл ауданы', ru: 'район Есиль' },
      { kz: 'Алматы ауданы', ru: 'район Алматы' },
      { kz: 'Сарыарқа ауданы', ru: 'район Сарыарка' },
      { kz: 'Байқоңыр ауданы', ru: 'район Байконур' },
      { kz: 'Нұра ауданы', ru: 'район Нура' },
      { kz: 'Сарайшық ауданы', ru: 'район Сарайшык' },
    ],
  },
  {
    id: 16,
    kato: '750000000',
    kind: 'city',
    name: { kz: 'Алматы қаласы', ru: 'город Алматы', en: 'Almaty city' },
    departments: [
      { kz: 'Алатау ауданы', ru: 'Алатауский район' },
      { kz: 'Алмалы ауданы', ru: 'Алмалинский район' },
      { kz: 'Әуезов ауданы', ru: 'Ауэзовский район' },
      { kz: 'Бостандық ауданы', ru: 'Бостандыкский район' },
      { kz: 'Жетісу ауданы', ru: 'Жетысуский район' },
      { kz: 'Медеу ауданы', ru: 'Медеуский район' },
      { kz: 'Наурызбай ауданы', ru: 'Наурызбайский район' },
      { kz: 'Түрксіб ауданы', ru: 'Турксибский район' },
    ],
  },
  {
    id: 17,
    kato: '790000000',
    kind: 'city',
    name: { kz: 'Шымкент қаласы', ru: 'город Шымкент', en: 'Shymkent city' },
    departments: [
      { kz: 'Абай ауданы', ru: 'Абайский район' },
      { kz: 'Әл-Фараби ауданы', ru: 'Аль-Фарабийский район' },
      { kz: 'Еңбекші ауданы', ru: 'Енбекшинский район' },
      { kz: 'Қаратау ауданы', ru: 'Каратауский район' },
      { kz: 'Тұран ауданы', ru: 'район Туран' },
    ],
  },
  {
    id: 18,
    kato: '100000000',
    kind: 'oblast',
    name: { kz: 'Абай облысы', ru: 'Область Абай', en: 'Abai Region' },
    departments: [
      { kz: 'Семей қаласы', ru: 'город Семей' },
      { kz: 'Абай ауданы', ru: 'Абайский район' },
      { kz: 'Аягөз ауданы', ru: 'Аягозский район' },
    ],
  },
  {
    id: 19,
    kato: '330000000',
    kind: 'oblast',
    name: { kz: 'Жетісу облысы', ru: 'Область Жетісу', en: 'Zhetisu Region' },
    departments: [
      { kz: 'Талдықорған қаласы', ru: 'город Талдыкорган' },
      { kz: 'Панфилов ауданы', ru: 'Панфиловский район' },
      { kz: 'Сарқан ауданы', ru: 'Сарканский район' },
    ],
  },
  {
    id: 20,
    kato: '620000000',
    kind: 'oblast',
    name: { kz: 'Ұлытау облысы', ru: 'Область Ұлытау', en: 'Ulytau Region' },
    departments: [
      { kz: 'Жезқазған қаласы', ru: 'город Жезказган' },
      { kz: 'Сәтбаев қаласы', ru: 'город Сатпаев' },
      { kz: 'Ұлытау ауданы', ru: 'Улытауский район' },
    ],
  },
]

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^г\. ?/, 'город ')
    .replace(/^обл\. /, 'область ')
    .replace(/ обл\.?$/, ' область')

const names = new Map(regions.flatMap((region) => Object.values(region.name).map((name) => [plain(name), region])))
const ids = new Map(regions.map((region) => [region.id, region]))

/** The region with this name in any of its languages; `г.` and `обл.` are understood. */
export const regionByName = (name: string): Region | undefined => names.get(plain(name))

export const regionById = (id: number): Region | undefined => ids.get(id)
