import type { Messages } from './messages.ts'

/** Words that belong to no module: buttons, states, the default notifications and the platform's own refusals. */
export const words = {
  'common.save': { kz: 'Сақтау', ru: 'Сохранить', en: 'Save' },
  'common.cancel': { kz: 'Бас тарту', ru: 'Отмена', en: 'Cancel' },
  'common.close': { kz: 'Жабу', ru: 'Закрыть', en: 'Close' },
  'common.delete': { kz: 'Жою', ru: 'Удалить', en: 'Delete' },
  'common.edit': { kz: 'Өзгерту', ru: 'Изменить', en: 'Edit' },
  'common.add': { kz: 'Қосу', ru: 'Добавить', en: 'Add' },
  'common.undo': { kz: 'Қайтару', ru: 'Вернуть', en: 'Undo' },
  'common.retry': { kz: 'Қайталап көру', ru: 'Повторить', en: 'Try again' },
  'common.today': { kz: 'Бүгін', ru: 'Сегодня', en: 'Today' },
  'common.next': { kz: 'Келесі', ru: 'Далее', en: 'Next' },
  'common.previous': { kz: 'Алдыңғы', ru: 'Назад', en: 'Previous' },
  'common.copy': { kz: 'Көшіру', ru: 'Копировать', en: 'Copy' },
  'common.copied': { kz: 'Көшірілді', ru: 'Скопировано', en: 'Copied' },
  'common.print': { kz: 'Басып шығару', ru: 'Печать', en: 'Print' },
  'notice.error-title': { kz: 'Қате', ru: 'Ошибка', en: 'Error' },
  'notice.error-text': {
    kz: 'Қате орын алды, кейінірек көріңіз',
    ru: 'Произошла ошибка, попробуйте позднее',
    en: 'Something went wrong, please try later',
  },
  'notice.warning-title': { kz: 'Маңызды!', ru: 'Важно!', en: 'Warning!' },
  'notice.success-title': { kz: 'Сәтті', ru: 'Успешно', en: 'Success' },
  'notice.success-text': { kz: 'Барлығы сәтті өтті', ru: 'Все прошло успешно', en: 'Everything went well' },
  'problem.fields': {
    kz: 'Кейбір өрістерді түзету керек',
    ru: 'Проверьте выделенные поля',
    en: 'Some fields need a correction',
  },
  'problem.auth.required': { kz: 'Жүйеге кіріңіз', ru: 'Войдите в систему', en: 'Please sign in' },
  'problem.auth.session-ended': {
    kz: 'Сессия аяқталды, жүйеге қайта кіріңіз',
    ru: 'Сессия завершена, войдите снова',
    en: 'The session has ended, please sign in again',
  },
  'problem.auth.token-expired': {
    kz: 'Сессия жаңартылуда',
    ru: 'Сессия обновляется',
    en: 'The session is being renewed',
  },
  'problem.access.denied': {
    kz: 'Бұл әрекетке рұқсатыңыз жоқ',
    ru: 'У вас нет доступа к этому действию',
    en: 'You may not do this',
  },
  'problem.not-found': { kz: 'Мұндай жазба табылмады', ru: 'Такой записи нет', en: 'There is no such record' },
  'problem.method-not-allowed': {
    kz: 'Мұндай сұраныс қабылданбайды',
    ru: 'Такой запрос не поддерживается',
    en: 'This request is not supported',
  },
  'problem.too-large': {
    kz: 'Жіберілген дерек тым көп. Азайтып, қайталаңыз',
    ru: 'Отправлено слишком много данных. Уменьшите их объём и повторите',
    en: 'Too much was sent. Send less and try again',
  },
  'problem.malformed': {
    kz: 'Сұраныс дұрыс құрылмаған. Бетті жаңартып, қайталаңыз',
    ru: 'Запрос составлен неверно. Обновите страницу и повторите',
    en: 'The request is not well formed. Reload the page and try again',
  },
  'problem.too-many-requests': {
    kz: 'Тым көп сұраныс. {{seconds}} секундтан кейін қайталаңыз',
    ru: 'Слишком много запросов. Повторите через {{seconds}} с',
    en: 'Too many requests. Try again in {{seconds}} s',
  },
  'problem.not-subscribed': {
    kz: 'Бұл бөлім жазылыммен ашылады',
    ru: 'Этот раздел открывается по подписке',
    en: 'This section opens with a subscription',
  },
  'problem.server-trouble': {
    kz: 'Қате орын алды, кейінірек көріңіз',
    ru: 'Произошла ошибка, попробуйте позднее',
    en: 'Something went wrong, please try later',
  },
  'problem.database-away': {
    kz: 'Деректер базасы уақытша қолжетімсіз, қайталап көріңіз',
    ru: 'База данных временно недоступна, повторите попытку',
    en: 'The database is unavailable for a moment, please try again',
  },
  'problem.job.uuid-taken': {
    kz: 'Бұл жұмыс бұрын басталған. Бетті жаңартып, қайта көріңіз',
    ru: 'Такая задача уже была начата. Обновите страницу и попробуйте снова',
    en: 'This was started before. Reload the page and try again',
  },
  'problem.job.too-many': {
    kz: 'Бір мезгілде ең көбі {{max}} жұмыс орындалады. Біреуі аяқталғанша күтіңіз не оны тоқтатыңыз',
    ru: 'Одновременно можно запустить не больше {{max}} задач. Дождитесь конца одной из них или остановите её',
    en: 'At most {{max}} jobs run at a time. Wait until one ends, or stop one',
  },
  'problem.job.interrupted': {
    kz: 'жұмыс үзіліп қалды. Қайта бастаңыз',
    ru: 'работа прервалась. Запустите её снова',
    en: 'it was interrupted. Start it again',
  },
  'problem.files.unexpected': {
    kz: 'Бұл жерге файл жіберілмейді',
    ru: 'Сюда файлы не отправляют',
    en: 'No files are taken here',
  },
  'problem.files.none': {
    kz: 'Файл таңдалмаған. Файлды таңдап, қайта жіберіңіз',
    ru: 'Файл не выбран. Выберите его и отправьте снова',
    en: 'No file was chosen. Choose one and send it again',
  },
  'problem.files.offset': {
    kz: 'Файлдың бұл бөлігі келіп қойған. Жіберу жалғасады',
    ru: 'Эта часть файла уже пришла. Отправка продолжится',
    en: 'This part of the file is here already. Sending goes on',
  },
  'problem.files.not-whole': {
    kz: 'Файл толық жетпеді. Қайта жіберіңіз: жеткен бөлігі сақталған',
    ru: 'Файл дошёл не целиком. Отправьте его снова: дошедшая часть сохранена',
    en: 'Not all of the file has come. Send it again: what came is kept',
  },
  'problem.files.kind': {
    kz: '«{{name}}» қабылданбайды: сурет, PDF, docx, xlsx, pptx, odt, мәтін (txt), mp3 не mp4 қажет',
    ru: '«{{name}}» не принимается: нужны изображение, PDF, docx, xlsx, pptx, odt, текст (txt), mp3 или mp4',
    en: '“{{name}}” is not accepted: send a picture, PDF, docx, xlsx, pptx, odt, text (txt), mp3 or mp4',
  },
  'problem.files.macros': {
    kz: '«{{name}}» қабылданбайды: мұндай пішімде макрос болуы мүмкін. Оны docx, xlsx, pptx не PDF етіп сақтап, қайта жіберіңіз',
    ru: '«{{name}}» не принимается: в таком формате могут быть макросы. Сохраните файл как docx, xlsx, pptx или PDF и отправьте снова',
    en: '“{{name}}” is not accepted: files of this format can carry macros. Save it as docx, xlsx, pptx or PDF and send it again',
  },
  'problem.files.full': {
    kz: 'Мектеп файлдарына орын жетпейді: {{room}} МБ-тың {{used}} МБ-ы толған. Керексіз файлдарды жойыңыз: олардың орны бір тәулік ішінде босайды',
    ru: 'Для файлов школы не хватает места: занято {{used}} из {{room}} МБ. Удалите ненужные файлы: место освободится в течение суток',
    en: 'There is no space left for the school’s files: {{used}} of {{room}} MB are used. Remove files that are not needed: their space is freed within a day',
  },
  'problem.files.busy': {
    kz: 'Қазір тым көп файл жіберіліп жатыр, біраздан кейін қайталаңыз',
    ru: 'Сейчас отправляется слишком много файлов, повторите немного позже',
    en: 'Too many files are being sent at the moment, please try again shortly',
  },
  'problem.key-reused': {
    kz: 'Бұл операция нөмірі басқа деректермен қолданылған. Бетті жаңартып, қайталаңыз',
    ru: 'Этот номер операции уже использован с другими данными. Обновите страницу и повторите',
    en: 'This operation id was used with other data. Reload the page and try again',
  },
  'field.required': { kz: 'Бұл өрісті толтырыңыз', ru: 'Заполните это поле', en: 'Please fill this in' },
  'field.required-named': {
    kz: '«{{label}}» өрісін толтыру қажет',
    ru: 'Поле «{{label}}» обязательно для заполнения',
    en: '“{{label}}” is required',
  },
  'field.invalid': { kz: 'Мәні дұрыс емес', ru: 'Неверное значение', en: 'The value is not right' },
  'field.web-address': {
    kz: 'Мекенжай https:// немесе http:// деп басталуы керек',
    ru: 'Адрес должен начинаться с https:// или http://',
    en: 'The address has to begin with https:// or http://',
  },
  'field.none-empty': { kz: 'Бос қалдыруға болмайды', ru: 'Поле не может быть пустым', en: 'This cannot be empty' },
  'field.only-images': {
    kz: 'Тек сурет қабылданады: jpg, png, gif не webp',
    ru: 'Принимаются только изображения: jpg, png, gif или webp',
    en: 'Only pictures are accepted: jpg, png, gif or webp',
  },
  'field.too-long': {
    kz: { other: 'Ең көбі {{count}} таңба' },
    ru: {
      one: 'Не длиннее {{count}} знака',
      few: 'Не длиннее {{count}} знаков',
      many: 'Не длиннее {{count}} знаков',
      other: 'Не длиннее {{count}} знака',
    },
    en: { one: 'At most {{count}} character', other: 'At most {{count}} characters' },
  },
  'field.text-too-long': {
    kz: { other: 'Мәтін тым ұзын: ең көбі {{max}} таңба, {{count}} таңба артық' },
    ru: {
      one: 'Текст слишком длинный: не больше {{max}} знаков, лишний {{count}} знак',
      few: 'Текст слишком длинный: не больше {{max}} знаков, лишние {{count}} знака',
      many: 'Текст слишком длинный: не больше {{max}} знаков, лишние {{count}} знаков',
      other: 'Текст слишком длинный: не больше {{max}} знаков, лишние {{count}} знака',
    },
    en: {
      one: 'The text is too long: at most {{max}} characters, {{count}} character too many',
      other: 'The text is too long: at most {{max}} characters, {{count}} characters too many',
    },
  },
  'field.text-too-many-parts': {
    kz: 'Мәтінде абзац, тізім тармағы мен белгіленген сөз тым көп: ең көбі {{max}}, артығы {{count}}',
    ru: 'В тексте слишком много абзацев, пунктов и выделений: не больше {{max}}, сверх этого {{count}}',
    en: 'Too many paragraphs, items and marked words: at most {{max}}, over it by {{count}}',
  },
  'field.too-short': {
    kz: { other: 'Кемінде {{count}} таңба' },
    ru: {
      one: 'Не короче {{count}} знака',
      few: 'Не короче {{count}} знаков',
      many: 'Не короче {{count}} знаков',
      other: 'Не короче {{count}} знака',
    },
    en: { one: 'At least {{count}} character', other: 'At least {{count}} characters' },
  },
  'field.too-big': { kz: 'Ең көбі {{max}}', ru: 'Не больше {{max}}', en: 'At most {{max}}' },
  'field.too-small': { kz: 'Кемінде {{min}}', ru: 'Не меньше {{min}}', en: 'At least {{min}}' },
  'field.date_not_match_format': {
    kz: 'Күнді кк.аа.жжжж түрінде жазыңыз',
    ru: 'Введите дату в виде дд.мм.гггг',
    en: 'Write the date as dd.mm.yyyy',
  },
  'field.time_not_match_format': {
    kz: 'Уақытты сс:мм түрінде жазыңыз',
    ru: 'Введите время в виде чч:мм',
    en: 'Write the time as hh:mm',
  },
  'field.iin': {
    kz: 'ЖСН дұрыс емес: 12 цифрын тексеріңіз',
    ru: 'Неверный ИИН: проверьте все 12 цифр',
    en: 'The IIN is not valid: check all 12 digits',
  },
  'field.already-exists': { kz: 'Мұндай жазба бар', ru: 'Такая запись уже есть', en: 'This already exists' },
} satisfies Messages
