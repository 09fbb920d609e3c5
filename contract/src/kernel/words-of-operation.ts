import type { Messages } from './messages.ts'

/** What is said in a terminal to whoever runs Qalam. No page shows it, so it is not in the catalogue that travels. */
export const wordsOfOperation = {
  'store.older': {
    kz: '{{folder}} ішіндегі дерекқорды PostgreSQL {{found}} жасаған, ал Qalam-ның бұл нұсқасы PostgreSQL {{needed}} қолданады. Ештеңе өзгертілген жоқ. Алдымен мына команданы орындаңыз: npm run school -- upgrade. Ол деректерді көшіреді, жолдар санын салыстырады және ескі буманы сақтап қалады.',
    ru: 'База в {{folder}} создана PostgreSQL {{found}}, а эта версия Qalam работает с PostgreSQL {{needed}}. Ничего не изменено. Сначала выполните: npm run school -- upgrade. Команда перенесёт данные, сверит число строк и сохранит старую папку.',
    en: 'The database in {{folder}} was made by PostgreSQL {{found}}, and this Qalam runs PostgreSQL {{needed}}. Nothing was changed. First run: npm run school -- upgrade. It moves the data over, compares the number of rows and keeps the old folder.',
  },
  'store.newer': {
    kz: '{{folder}} ішіндегі дерекқорды жаңарақ PostgreSQL {{found}} жасаған, ал Qalam-ның бұл нұсқасы PostgreSQL {{needed}} қолданады. Ештеңе өзгертілген жоқ. Осы дерекқормен соңғы рет жұмыс істеген Qalam нұсқасын іске қосыңыз.',
    ru: 'База в {{folder}} создана более новым PostgreSQL {{found}}, а эта версия Qalam работает с PostgreSQL {{needed}}. Ничего не изменено. Запустите ту версию Qalam, которая работала с этой базой последней.',
    en: 'The database in {{folder}} was made by the newer PostgreSQL {{found}}, and this Qalam runs PostgreSQL {{needed}}. Nothing was changed. Start the version of Qalam that worked with it last.',
  },
  'store.owner': {
    kz: '{{folder}} бумасының иесі — {{owner}} пайдаланушысы, ал дерекқор {{me}} атынан іске қосылады. Ештеңе өзгертілген жоқ. Qalam-ды бұрынғы пайдаланушымен іске қосыңыз немесе буманы беріңіз: {{command}}',
    ru: 'Папка {{folder}} принадлежит пользователю {{owner}}, а база запускается от имени {{me}}. Ничего не изменено. Запускайте Qalam тем же пользователем, что и раньше, или передайте папку: {{command}}',
    en: 'The folder {{folder}} belongs to the user {{owner}}, and the database would run as {{me}}. Nothing was changed. Start Qalam as the same user as before, or hand the folder over: {{command}}',
  },
  'store.closed': {
    kz: '{{folder}} бумасын ашуға {{me}} пайдаланушысының құқығы жоқ, сондықтан мектептің дерекқоры іске қосылмады. Құқық беріңіз немесе Qalam-ды буманың иесі атынан іске қосыңыз.',
    ru: 'У пользователя {{me}} нет права открыть папку {{folder}}, поэтому база школы не запущена. Дайте это право или запустите Qalam от имени владельца папки.',
    en: 'The user {{me}} may not open the folder {{folder}}, so the school’s database was not started. Allow it, or start Qalam as the owner of the folder.',
  },
  'store.damaged': {
    kz: '{{folder}} ішіндегі мектептің дерекқоры іске қосылмады: {{reason}}. Оның орнына бос дерекқор ашылмайды. Буманың көшірмесін сақтап қойыңыз. Сақтық көшірмеңіз болса, оны жаңа бумаға қайтарыңыз: DATA_DIR=ЖАҢА_БУМА npm run school -- restore ФАЙЛ',
    ru: 'База школы в {{folder}} не запускается: {{reason}}. Пустая база вместо неё не открывается. Сохраните копию папки. Если есть резервная копия, восстановите её в новую папку: DATA_DIR=НОВАЯ_ПАПКА npm run school -- restore ФАЙЛ',
    en: 'The school’s database in {{folder}} does not start: {{reason}}. No empty one is opened in its place. Keep a copy of the folder. If you have a dump, restore it into a new folder: DATA_DIR=NEW_FOLDER npm run school -- restore FILE',
  },
  'store.hung': {
    kz: '{{folder}} бумасында PostgreSQL жұмыс істеп тұр ({{pid}}-процесс), бірақ жауап бермейді. Басқасы іске қосылған жоқ. Күте тұрыңыз немесе сол процесті тоқтатып (kill {{pid}}), қайта іске қосыңыз.',
    ru: 'В папке {{folder}} работает PostgreSQL (процесс {{pid}}), но не отвечает. Другой не запущен. Подождите или завершите этот процесс (kill {{pid}}) и запустите снова.',
    en: 'A PostgreSQL runs on {{folder}} (process {{pid}}) and does not answer. No other one was started. Wait, or end that process (kill {{pid}}) and start again.',
  },
  'store.cannot-run': {
    kz: 'Бұл компьютерде PostgreSQL іске қосылмайды: {{reason}}. {{folder}} ішіндегі деректер өзгертілген жоқ.',
    ru: 'PostgreSQL на этом компьютере не запускается: {{reason}}. Данные в {{folder}} не изменены.',
    en: 'PostgreSQL does not run on this computer: {{reason}}. The data in {{folder}} was not changed.',
  },
  'store.instead': {
    kz: 'Бұл компьютерде PostgreSQL іске қосылмайды ({{reason}}), сондықтан жаңа дерекқор PGlite-пен {{folder}} ішінде ашылады. Ол байқап көруге арналған: жарық кенет сөнсе, соңғы жазылғаны жоғалуы мүмкін.',
    ru: 'PostgreSQL на этом компьютере не запускается ({{reason}}), поэтому новая база открывается на PGlite в {{folder}}. Это для пробы: при отключении питания последние записи могут пропасть.',
    en: 'PostgreSQL does not run on this computer ({{reason}}): the new database is opened with PGlite in {{folder}}. It is for trying out: a power cut can lose what was written last.',
  },
  'store.is-pglite': {
    kz: '{{folder}} ішіндегі деректер PGlite-те жатыр, ал DB_ENGINE=embedded бос дерекқор ашар еді. DB_ENGINE параметрін алып тастаңыз. Деректерді PostgreSQL-ге көшіру үшін: DB_ENGINE=pglite npm run school -- dump ФАЙЛ, содан кейін DATA_DIR=ЖАҢА_БУМА npm run school -- restore ФАЙЛ',
    ru: 'Данные в {{folder}} хранит PGlite, а DB_ENGINE=embedded открыл бы пустую базу. Уберите настройку DB_ENGINE. Чтобы перейти на PostgreSQL: DB_ENGINE=pglite npm run school -- dump ФАЙЛ, затем DATA_DIR=НОВАЯ_ПАПКА npm run school -- restore ФАЙЛ',
    en: 'The data in {{folder}} is held by PGlite, and DB_ENGINE=embedded would open an empty database. Leave DB_ENGINE out. To move to PostgreSQL: DB_ENGINE=pglite npm run school -- dump FILE, then DATA_DIR=NEW_FOLDER npm run school -- restore FILE',
  },
  'store.is-postgres': {
    kz: '{{folder}} ішіндегі деректер PostgreSQL-де жатыр, ал DB_ENGINE=pglite бос дерекқор ашар еді. DB_ENGINE параметрін алып тастаңыз.',
    ru: 'Данные в {{folder}} хранит PostgreSQL, а DB_ENGINE=pglite открыл бы пустую базу. Уберите настройку DB_ENGINE.',
    en: 'The data in {{folder}} is held by PostgreSQL, and DB_ENGINE=pglite would open an empty database. Leave DB_ENGINE out.',
  },
  'store.in-use': {
    kz: '{{folder}} бумасын басқа процесс пайдаланып тұр ({{pid}}). PGlite-ті бір уақытта бір процесс қана қолдана алады: серверді тоқтатып, қайталаңыз.',
    ru: 'Папку {{folder}} использует другой процесс ({{pid}}). PGlite работает только с одним процессом: остановите сервер и повторите.',
    en: 'The folder {{folder}} is in use by another process ({{pid}}). PGlite serves one process at a time: stop the server and try again.',
  },
  'store.unwritable': {
    kz: '{{folder}} бумасына {{me}} пайдаланушысы жаза алмайды ({{reason}}). DATA_DIR параметрінде басқа бума көрсетіңіз немесе құқық беріңіз.',
    ru: 'Пользователь {{me}} не может писать в папку {{folder}} ({{reason}}). Укажите в DATA_DIR другую папку или дайте права.',
    en: 'The user {{me}} cannot write to the folder {{folder}} ({{reason}}). Name another folder in DATA_DIR, or allow it.',
  },
  'store.socket-taken': {
    kz: 'Дерекқордың {{folder}} бумасы басқа пайдаланушыға тиесілі. Оны жойыңыз немесе DATA_DIR үшін қысқарақ жол таңдаңыз.',
    ru: 'Папка {{folder}}, нужная базе, принадлежит другому пользователю. Удалите её или выберите для DATA_DIR более короткий путь.',
    en: 'The folder {{folder}} that the database needs belongs to another user. Remove it, or choose a shorter path for DATA_DIR.',
  },
  'demo.open': {
    kz: 'Демо мектеп басқа компьютерлерге де ашық, ал оның құпиясөздері бәріне белгілі, сондықтан олар мұнда және кіру бетінде көрсетілмейді. Нақты мектеп үшін DEMO=off қойыңыз.',
    ru: 'Демонстрационная школа открыта и другим компьютерам, а её пароли известны всем, поэтому здесь и на странице входа они не показаны. Для настоящей школы задайте DEMO=off.',
    en: 'The demo school is open to other computers too, and everybody knows its passwords, so they are shown neither here nor on the sign-in page. For a real school set DEMO=off.',
  },
  'dump.exists': {
    kz: '{{file}} файлы бар. Ескі көшірменің үстінен жазылмайды: басқа атау беріңіз.',
    ru: 'Файл {{file}} уже есть. Поверх старой копии ничего не пишется: дайте другое имя.',
    en: 'The file {{file}} is there already. Nothing is written over an older dump: give another name.',
  },
  'dump.unreadable': {
    kz: '{{file}} — Qalam-ның толық сақтық көшірмесі емес, ештеңе жазылған жоқ.',
    ru: '{{file}} не является целой резервной копией Qalam, ничего не записано.',
    en: '{{file}} is not a whole dump of Qalam, and nothing was written.',
  },
  'dump.done': {
    kz: '{{file}} жазылды: {{tables}} кесте, {{rows}} жол. Жүктелген файлдар бұған кірмейді: {{files}} бумасын бөлек көшіріңіз.',
    ru: 'Записан {{file}}: таблиц {{tables}}, строк {{rows}}. Загруженные файлы сюда не входят: скопируйте отдельно папку {{files}}.',
    en: '{{file}} is written: {{tables}} tables, {{rows}} rows. Uploaded files are not in it: copy the folder {{files}} as well.',
  },
  'restore.not-empty': {
    kz: 'Бұл дерекқор бос емес, ештеңе өзгертілген жоқ. DATA_DIR параметрінде жаңа бума немесе DATABASE_URL параметрінде бос дерекқор көрсетіңіз.',
    ru: 'Эта база не пуста, ничего не изменено. Укажите в DATA_DIR новую папку или в DATABASE_URL пустую базу.',
    en: 'This database is not empty, and nothing was changed. Name a new folder in DATA_DIR, or an empty database in DATABASE_URL.',
  },
  'restore.newer': {
    kz: '{{file}} Qalam-ның жаңарақ нұсқасында жасалған ({{migration}}), ештеңе жазылған жоқ. Сол нұсқаны орнатыңыз.',
    ru: '{{file}} записан более новой версией Qalam ({{migration}}), ничего не записано в базу. Установите ту версию.',
    en: '{{file}} was made by a newer Qalam ({{migration}}), and nothing was written. Install that version.',
  },
  'restore.missing': {
    kz: '{{file}} толық қайтарылмады: {{table}} кестесінде {{wanted}} орнына {{count}} жол. Ештеңе жазылған жоқ.',
    ru: '{{file}} восстановлен не полностью: в таблице {{table}} строк {{count}} вместо {{wanted}}. Ничего не записано.',
    en: '{{file}} did not come back whole: the table {{table}} has {{count}} rows instead of {{wanted}}. Nothing was written.',
  },
  'restore.done': {
    kz: '{{file}} қайтарылды: {{tables}} кесте, {{rows}} жол, саны тексерілді.',
    ru: '{{file}} восстановлен: таблиц {{tables}}, строк {{rows}}, число сверено.',
    en: '{{file}} is restored: {{tables}} tables, {{rows}} rows, all counted.',
  },
  'upgrade.nothing': {
    kz: 'Дерекқор осы PostgreSQL нұсқасында жұмыс істейді: көшіретін ештеңе жоқ.',
    ru: 'База уже работает на этой версии PostgreSQL: переносить нечего.',
    en: 'The database is of this PostgreSQL already: there is nothing to move.',
  },
  'upgrade.done': {
    kz: 'Дерекқор PostgreSQL {{from}} нұсқасынан {{to}} нұсқасына көшірілді: {{tables}} кесте, {{rows}} жол, саны тексерілді. Ескісі {{kept}} бумасында қалды; бәрі дұрыс жұмыс істесе, оны жоюға болады.',
    ru: 'База перенесена с PostgreSQL {{from}} на {{to}}: таблиц {{tables}}, строк {{rows}}, число сверено. Старая осталась в {{kept}}; когда убедитесь, что всё работает, её можно удалить.',
    en: 'The database is moved from PostgreSQL {{from}} to {{to}}: {{tables}} tables, {{rows}} rows, all counted. The old one stays in {{kept}}; when everything works it may be removed.',
  },
  'upgrade.running': {
    kz: '{{folder}} бумасында PostgreSQL әлі жұмыс істеп тұр ({{pid}}-процесс). Алдымен серверді тоқтатыңыз.',
    ru: 'В папке {{folder}} ещё работает PostgreSQL (процесс {{pid}}). Сначала остановите сервер.',
    en: 'A PostgreSQL still runs on {{folder}} (process {{pid}}). Stop the server first.',
  },
  'upgrade.unknown': {
    kz: 'PostgreSQL {{found}} бағдарламалары белгісіз. Деректерді сол нұсқамен жұмыс істеген Qalam-нан алыңыз: npm run school -- dump ФАЙЛ, содан кейін осы нұсқада: DATA_DIR=ЖАҢА_БУМА npm run school -- restore ФАЙЛ',
    ru: 'Программы PostgreSQL {{found}} неизвестны. Снимите данные той версией Qalam, что с ними работала: npm run school -- dump ФАЙЛ, затем в этой версии: DATA_DIR=НОВАЯ_ПАПКА npm run school -- restore ФАЙЛ',
    en: 'The programs of PostgreSQL {{found}} are not known. Take the data out with the Qalam that worked with it: npm run school -- dump FILE, then with this one: DATA_DIR=NEW_FOLDER npm run school -- restore FILE',
  },
  'upgrade.no-programs': {
    kz: 'PostgreSQL {{found}} бағдарламаларын ({{name}}) жүктеу мүмкін болмады: {{reason}}. Интернетке қосылып, қайталаңыз; ештеңе өзгертілген жоқ.',
    ru: 'Не удалось получить программы PostgreSQL {{found}} ({{name}}): {{reason}}. Подключитесь к интернету и повторите; ничего не изменено.',
    en: 'The programs of PostgreSQL {{found}} ({{name}}) could not be downloaded: {{reason}}. Connect to the internet and try again; nothing was changed.',
  },
  'port.taken': {
    kz: '{{address}} мекенжайын басқа бағдарлама пайдаланып тұр. Оны тоқтатыңыз немесе PORT параметрінде басқа порт көрсетіңіз, мысалы: PORT={{other}} npm start',
    ru: 'Адрес {{address}} уже занят другой программой. Остановите её или укажите другой порт в PORT, например: PORT={{other}} npm start',
    en: 'The address {{address}} is taken by another program. Stop it, or name another port in PORT, such as: PORT={{other}} npm start',
  },
  'port.forbidden': {
    kz: '{{address}} мекенжайында тыңдауға құқық жоқ. PORT параметрінде 1023-тен үлкен порт көрсетіңіз.',
    ru: 'Нет права слушать адрес {{address}}. Укажите в PORT порт больше 1023.',
    en: 'Qalam may not listen at {{address}}. Name a port above 1023 in PORT.',
  },
  'port.elsewhere': {
    kz: 'Бұл компьютерде {{address}} мекенжайы жоқ. HOST параметрін тексеріңіз.',
    ru: 'У этого компьютера нет адреса {{address}}. Проверьте настройку HOST.',
    en: 'This computer has no address {{address}}. Look at the setting HOST.',
  },
  'database.refused': {
    kz: 'Дерекқор серверіне қосылу мүмкін болмады ({{reason}}). DATABASE_URL параметрін және сервердің іске қосылғанын тексеріңіз.',
    ru: 'Не удалось подключиться к серверу базы данных ({{reason}}). Проверьте DATABASE_URL и запущен ли сервер.',
    en: 'The database server cannot be reached ({{reason}}). Look at DATABASE_URL and whether the server runs.',
  },
  'database.password': {
    kz: 'Дерекқор сервері пайдаланушыны немесе құпиясөзді қабылдамады. DATABASE_URL параметрін тексеріңіз.',
    ru: 'Сервер базы данных не принял пользователя или пароль. Проверьте DATABASE_URL.',
    en: 'The database server did not accept the user or the password. Look at DATABASE_URL.',
  },
  'database.missing': {
    kz: 'DATABASE_URL параметрінде аталған дерекқор серверде жоқ. Оны жасаңыз немесе атауын түзетіңіз.',
    ru: 'На сервере нет базы, названной в DATABASE_URL. Создайте её или исправьте название.',
    en: 'The server has no database of the name in DATABASE_URL. Make it, or correct the name.',
  },
  'database.rights': {
    kz: 'Дерекқор пайдаланушысының құқығы жетпейді ({{reason}}). Ол дерекқордың иесі болуы керек.',
    ru: 'Пользователю базы не хватает прав ({{reason}}). Он должен быть владельцем базы.',
    en: 'The user of the database lacks a right ({{reason}}). It has to own the database.',
  },
  'database.full': {
    kz: 'Дискіде орын таусылды ({{reason}}). Орын босатып, қайталаңыз. Соңғы әрекет жазылған жоқ.',
    ru: 'На диске закончилось место ({{reason}}). Освободите место и повторите. Последнее действие не записано.',
    en: 'The disk is full ({{reason}}). Make room and try again. What was being done is not stored.',
  },
  'database.lost': {
    kz: 'Дерекқормен байланыс үзілді. Дерекқордың жұмыс істеп тұрғанын тексеріп, команданы қайталаңыз.',
    ru: 'Связь с базой данных прервалась. Проверьте, работает ли она, и повторите команду.',
    en: 'The connection to the database was lost. See whether it runs, and run the command again.',
  },
  'database.busy': {
    kz: 'Дерекқор тым ұзақ жауап бермеді: басқа біреу осы деректермен жұмыс істеп тұр. Кейінірек қайталаңыз.',
    ru: 'База данных слишком долго не отвечала: с этими данными работает кто-то другой. Повторите позднее.',
    en: 'The database took too long: somebody else works on the same data. Try again later.',
  },
} satisfies Messages

export type OperationCode = keyof typeof wordsOfOperation
