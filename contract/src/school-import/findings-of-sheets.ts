import type { Messages } from '../kernel/messages.ts'

/** What may be wrong with the file, its sheets, its columns and the form of a cell. */
export const findingsOfSheets = {
  'finding.file-too-large': {
    kz: 'Файл тым үлкен: ең көбі 21 МБ',
    ru: 'Файл слишком большой: не более 21 МБ',
    en: 'The file is too large: at most 21 MB',
  },
  'finding.file-not-a-workbook': {
    kz: 'Бұл .xlsx кітабы емес',
    ru: 'Это не книга .xlsx',
    en: 'This is not an .xlsx workbook',
  },
  'finding.file-encrypted': {
    kz: 'Файл құпиясөзбен қорғалған. Қорғауды алып, қайта жүктеңіз',
    ru: 'Файл защищён паролем. Снимите защиту и загрузите снова',
    en: 'The file is locked with a password. Remove it and try again',
  },
  'finding.file-damaged': {
    kz: 'Файл бүлінген, оны ашу мүмкін болмады',
    ru: 'Файл повреждён, открыть его не удалось',
    en: 'The file is damaged and could not be opened',
  },
  'finding.file-unpacks-too-large': {
    kz: 'Файл ашылғанда тым үлкен болады',
    ru: 'В распакованном виде файл слишком большой',
    en: 'The file is too large once unpacked',
  },
  'finding.file-too-many-cells': {
    kz: 'Кітапта толтырылған ұяшық тым көп: ең көбі 1 500 000',
    ru: 'В книге слишком много заполненных ячеек: не более 1 500 000',
    en: 'The workbook has too many filled cells: at most 1,500,000',
  },
  'finding.file-too-much-text': {
    kz: 'Кітапта мәтін тым көп: ең көбі 40 миллион таңба',
    ru: 'В книге слишком много текста: не более 40 миллионов знаков',
    en: 'The workbook has too much text: at most 40 million characters',
  },
  'finding.file-cell-too-long': {
    kz: 'Кітапта 32 767 таңбадан ұзын ұяшық бар: Excel мұндайды жазбайды',
    ru: 'В книге есть ячейка длиннее 32 767 знаков: Excel таких не пишет',
    en: 'The workbook has a cell of more than 32,767 characters, which Excel never writes',
  },
  'finding.too-wide': {
    kz: '{{max}}-бағаннан әрі тағы ұяшықтар бар, олар оқылмады',
    ru: 'Правее {{max}}-го столбца есть ещё ячейки, они не прочитаны',
    en: 'There are cells to the right of column {{max}}, they were not read',
  },
  'finding.many-more': {
    kz: 'Тағы {{count}} ескерту бар. Алдымен осыларды түзетіңіз',
    ru: 'Есть ещё замечания: {{count}}. Сначала исправьте эти',
    en: '{{count}} more remarks were left out. Correct these first',
  },
  'finding.sheet-missing': {
    kz: 'Міндетті «{{sheet}}» парағы жоқ',
    ru: 'Нет обязательного листа «{{sheet}}»',
    en: 'The required sheet “{{sheet}}” is missing',
  },
  'finding.sheet-absent': {
    kz: '«{{sheet}}» парағы жоқ: бос деп саналды',
    ru: 'Листа «{{sheet}}» нет: считается пустым',
    en: 'There is no sheet “{{sheet}}”: taken as empty',
  },
  'finding.sheet-unknown': {
    kz: 'Белгісіз парақ, ол ескерілмеді',
    ru: 'Неизвестный лист, он пропущен',
    en: 'An unknown sheet, it was left out',
  },
  'finding.sheet-twice': {
    kz: 'Бұл деректер «{{otherSheet}}» парағында бар, екінші парақ оқылмады',
    ru: 'Эти сведения уже есть на листе «{{otherSheet}}», второй лист не прочитан',
    en: 'The sheet “{{otherSheet}}” already holds this, the second one was not read',
  },
  'finding.sheet-not-read': {
    kz: '«{{sheet}}» парағы оқылмады: тізім «{{otherSheet}}» парағынан оқылады. Жолдарын соған көшіріңіз немесе бөлек файлмен енгізіңіз',
    ru: 'Лист «{{sheet}}» не прочитан: список читается с листа «{{otherSheet}}». Перенесите строки на него или загрузите отдельным файлом',
    en: 'The sheet “{{sheet}}” was not read: a list is read from the sheet “{{otherSheet}}”. Move its rows there or import them as a file of their own',
  },
  'finding.too-many-rows': {
    kz: 'Парақта жол тым көп: ең көбі {{max}}',
    ru: 'На листе слишком много строк: не более {{max}}',
    en: 'The sheet has too many rows: at most {{max}}',
  },
  'finding.column-missing': {
    kz: 'Міндетті баған жоқ, парақ оқылмады',
    ru: 'Нет обязательного столбца, лист не прочитан',
    en: 'A required column is missing, the sheet was not read',
  },
  'finding.column-unknown': {
    kz: 'Белгісіз баған, ол ескерілмеді',
    ru: 'Неизвестный столбец, он пропущен',
    en: 'An unknown column, it was left out',
  },
  'finding.column-twice': {
    kz: 'Баған екі рет кездеседі, біріншісі алынды',
    ru: 'Столбец встречается дважды, взят первый',
    en: 'The column stands here twice, the first one was taken',
  },
  'finding.field-missing': {
    kz: 'Мектептің міндетті мәліметі жоқ',
    ru: 'Нет обязательного сведения о школе',
    en: 'A required field of the school is missing',
  },
  'finding.field-unknown': {
    kz: 'Белгісіз өріс, ол ескерілмеді',
    ru: 'Неизвестное поле, оно пропущено',
    en: 'An unknown field, it was left out',
  },
  'finding.formula': {
    kz: 'Бағанда формулалар бар ({{count}}): соңғы есептелген мәндері алынды',
    ru: 'В столбце есть формулы ({{count}}): взяты последние вычисленные значения',
    en: 'The column holds formulas ({{count}}): their last values were taken',
  },
  'finding.cell-error': {
    kz: 'Ұяшықта мәннің орнында Excel қатесі тұр',
    ru: 'Вместо значения в ячейке ошибка Excel',
    en: 'The cell holds an Excel error in place of a value',
  },
  'finding.empty': { kz: 'Міндетті ұяшық бос', ru: 'Обязательная ячейка пуста', en: 'A required cell is empty' },
  'finding.too-long': {
    kz: 'Мәтін тым ұзын: ең көбі {{max}} таңба',
    ru: 'Текст слишком длинный: не более {{max}} знаков',
    en: 'The text is too long: at most {{max}} characters',
  },
  'finding.not-whole': {
    kz: '{{min}}–{{max}} аралығындағы бүтін сан керек',
    ru: 'Нужно целое число от {{min}} до {{max}}',
    en: 'A whole number from {{min}} to {{max}} is needed',
  },
  'finding.unknown-word': {
    kz: 'Белгісіз мән. Мүмкін мәндер: {{known}}',
    ru: 'Неизвестное значение. Возможные: {{known}}',
    en: 'An unknown value. It may be: {{known}}',
  },
  'finding.not-a-date': {
    kz: 'Бұл күн емес: Excel күні немесе кк.аа.жжжж түрі керек',
    ru: 'Это не дата: нужна дата Excel или дд.мм.гггг',
    en: 'This is not a date: an Excel date or dd.mm.yyyy is needed',
  },
  'finding.not-a-time': {
    kz: 'Бұл уақыт емес: сс:мм түрінде жазыңыз',
    ru: 'Это не время: запишите как чч:мм',
    en: 'This is not a time: write it as hh:mm',
  },
  'finding.lookalike': {
    kz: 'Басқа әліпбидің ұқсас әріптері түзетілді: {{repaired}}',
    ru: 'Исправлены похожие буквы другого алфавита: {{repaired}}',
    en: 'Lookalike letters of another alphabet were repaired: {{repaired}}',
  },
  'finding.duplicate': {
    kz: 'Мұндай жазба {{otherRow}}-жолда бар',
    ru: 'Такая запись уже есть в строке {{otherRow}}',
    en: 'Row {{otherRow}} already holds this record',
  },
  'finding.depends-on-row': {
    kz: 'Қабылданбаған жолға тәуелді: «{{otherSheet}}», {{otherRow}}-жол',
    ru: 'Зависит от отклонённой строки: «{{otherSheet}}», строка {{otherRow}}',
    en: 'Depends on a refused row: “{{otherSheet}}”, row {{otherRow}}',
  },
  'finding.depends-on-sheet': {
    kz: 'Оқылмаған «{{otherSheet}}» парағына тәуелді жол саны: {{count}}',
    ru: 'Строк, которые зависят от непрочитанного листа «{{otherSheet}}»: {{count}}',
    en: 'Rows that depend on the sheet “{{otherSheet}}”, which was not read: {{count}}',
  },
  'finding.rows-depend-on-row': {
    kz: 'Қабылданбаған жолға («{{otherSheet}}», {{otherRow}}-жол) тәуелді жол саны: {{count}}',
    ru: 'Строк, которые зависят от отклонённой строки («{{otherSheet}}», строка {{otherRow}}): {{count}}',
    en: 'Rows that depend on a refused row (“{{otherSheet}}”, row {{otherRow}}): {{count}}',
  },
  'finding.sheet-empty': {
    kz: 'Міндетті парақта бірде-бір жол жоқ',
    ru: 'На обязательном листе нет ни одной строки',
    en: 'The required sheet has no rows',
  },
  'finding.empty-formula': {
    kz: 'Ұяшықтағы формула есептелмеген: Excel-де ашып, сақтаңыз',
    ru: 'Формула в ячейке не вычислена: откройте книгу в Excel и сохраните',
    en: 'The formula in this cell has no value: open the workbook in Excel and save it',
  },
  'finding.empty-merged': {
    kz: 'Ұяшық басқа ұяшықпен біріктірілген: біріктіруді алып, әр жолды толтырыңыз',
    ru: 'Ячейка объединена с другой: снимите объединение и заполните каждую строку',
    en: 'The cell is merged with another: undo the merge and fill each row',
  },
} satisfies Messages
