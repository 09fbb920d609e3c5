import type { Messages } from '../kernel/messages.ts'

/** The card of the school: names, contacts, logo. */
export const wordsOfCard = {
  'school-settings.name-kz': { kz: 'Қазақша атауы', ru: 'Название на казахском', en: 'Name in Kazakh' },
  'school-settings.name-ru': { kz: 'Орысша атауы', ru: 'Название на русском', en: 'Name in Russian' },
  'school-settings.name-en': { kz: 'Ағылшынша атауы', ru: 'Название на английском', en: 'Name in English' },
  'school-settings.phone': { kz: 'Телефоны', ru: 'Телефон', en: 'Phone' },
  'school-settings.email': { kz: 'Электрондық поштасы', ru: 'Электронная почта', en: 'Email' },
  'school-settings.site': { kz: 'Сайты', ru: 'Сайт', en: 'Site' },
  'school-settings.site-hint': {
    kz: 'https:// деп басталады',
    ru: 'Начинается с https://',
    en: 'Begins with https://',
  },
  'school-settings.edit-card': { kz: 'Деректерді өзгерту', ru: 'Изменить данные', en: 'Edit the data' },
  'school-settings.card-stored': {
    kz: 'Мектеп деректері сақталды',
    ru: 'Данные школы сохранены',
    en: 'The data of the school were stored',
  },
  'school-settings.logo': { kz: 'Мектеп логотипі', ru: 'Логотип школы', en: 'Logo of the school' },
  'school-settings.logo-hint': {
    kz: 'Мектептегі барлық адамға бет басында көрінеді. PNG, JPEG, WebP немесе GIF, 5 МБ-қа дейін',
    ru: 'Его видят все люди школы вверху страницы. PNG, JPEG, WebP или GIF, до 5 МБ',
    en: 'Everybody of the school sees it at the top of the page. PNG, JPEG, WebP or GIF, up to 5 MB',
  },
  'school-settings.logo-set': { kz: 'Логотип қосу', ru: 'Добавить логотип', en: 'Add a logo' },
  'school-settings.logo-replace': { kz: 'Логотипті ауыстыру', ru: 'Заменить логотип', en: 'Replace the logo' },
  'school-settings.logo-remove': { kz: 'Логотипті алып тастау', ru: 'Убрать логотип', en: 'Remove the logo' },
  'school-settings.logo-stored': { kz: 'Логотип сақталды', ru: 'Логотип сохранён', en: 'The logo was stored' },
  'school-settings.logo-removed': { kz: 'Логотип алынды', ru: 'Логотип убран', en: 'The logo was removed' },
  'school-settings.act-school': { kz: 'Мектеп деректері', ru: 'Данные школы', en: 'Data of the school' },
  'school-settings.act-logo': { kz: 'Логотип', ru: 'Логотип', en: 'Logo' },
  'field.site': {
    kz: 'Сайт мекенжайы https://mektep.kz сияқты болуы керек',
    ru: 'Адрес сайта должен быть вида https://mektep.kz',
    en: 'The address of a site looks like https://mektep.kz',
  },
} satisfies Messages
