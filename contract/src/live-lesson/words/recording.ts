import type { Messages } from '../../kernel/messages.ts'

export const wordsOfRecording = {
  'live.recording': { kz: 'Кездесу жазбасы', ru: 'Запись встречи', en: 'Recording of the meeting' },
  'live.recording-hint': {
    kz: 'Жазба тек осы құрылғыда сақталады, ешқайда жіберілмейді. Қатысушылардың бәрі жазылып жатқанын көреді',
    ru: 'Запись хранится только на этом устройстве и никуда не отправляется. Все участники видят, что идёт запись',
    en: 'The recording stays on this device and is sent nowhere. Everybody in the meeting sees that it is recorded',
  },
  'live.recording-start': { kz: 'Жазуды бастау', ru: 'Начать запись', en: 'Start recording' },
  'live.recording-stop': { kz: 'Жазуды тоқтату', ru: 'Остановить запись', en: 'Stop recording' },
  'live.recording-runs': {
    kz: 'Мұғалім кездесуді жазып жатыр',
    ru: 'Учитель записывает встречу',
    en: 'The teacher is recording the meeting',
  },
  'live.recording-failed': {
    kz: 'Жазу мүмкін болмады: терезені таңдап, рұқсат беріңіз',
    ru: 'Записать не удалось: выберите окно и разрешите запись',
    en: 'It could not be recorded: choose a window and allow it',
  },
  'live.recording-unsaved': {
    kz: 'Жазба әлі файлға сақталмаған',
    ru: 'Запись ещё не сохранена в файл',
    en: 'The recording is not saved as a file yet',
  },
  'live.recording-saved': {
    kz: 'Жазба жүктеп алынды. Енді оны браузерден жоюға болады',
    ru: 'Запись скачана. Теперь её можно удалить из браузера',
    en: 'The recording was saved. It can be deleted from the browser now',
  },
  'live.recording-save': { kz: 'Файлға сақтау', ru: 'Сохранить в файл', en: 'Save as a file' },
  'live.recording-drop': { kz: 'Жазбаны жою', ru: 'Удалить запись', en: 'Delete the recording' },
  'live.recording-drop-text': {
    kz: 'Жазба сақталмаған. Жойсаңыз, оны қайтару мүмкін емес.',
    ru: 'Запись не сохранена. После удаления её не вернуть.',
    en: 'The recording is not saved. Once deleted it cannot be brought back.',
  },
  'live.recording-leave-title': {
    kz: 'Жазба сақталмаған',
    ru: 'Запись не сохранена',
    en: 'The recording is not saved',
  },
  'live.recording-leave-text': {
    kz: 'Бұл беттен кетсеңіз, жазу тоқтайды. Жазылғаны осы браузерде қалады, кейін сақтай аласыз.',
    ru: 'Если уйти с этой страницы, запись остановится. Записанное останется в этом браузере, его можно сохранить позже.',
    en: 'Going away from this page stops the recording. What was recorded stays in this browser and can be saved later.',
  },
} as const satisfies Messages
