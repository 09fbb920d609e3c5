import type { Named } from '../kernel/languages.ts'

/** A subject of the country's curriculum. Ids are ours and do not change. */
export type Subject = {
  id: number
  slug: string
  name: Named
  kind: 'default' | 'elective'
  /** How it is assessed by the rules of order №125; several where the school decides. */
  assessed: readonly ('mark' | 'credit' | 'no_assessment')[]
}

type Assessed = Subject['assessed']

const subject = (
  id: number,
  slug: string,
  kz: string,
  ru: string,
  en: string,
  assessed: Assessed = ['mark'],
): Subject => ({
  id,
  slug,
  name: { kz, ru, en },
  kind: 'default',
  assessed,
})
const elective = (...of: Parameters<typeof subject>): Subject => ({ ...subject(...of), kind: 'elective' })

/** The subject dictionary (order №500, typical curricula). */
export const subjects: readonly Subject[] = [
  subject(
    1,
    'alippe_ana_tili',
    'Әліппе, Ана тілі',
    'Әліппе, Ана тілі (букварь, родной язык)',
    'Alippe, Ana tili (primer, mother tongue)',
  ),
  subject(2, 'bukvar_gramota', 'Букварь, Обучение грамоте', 'Букварь, Обучение грамоте', 'Primer, Literacy'),
  subject(3, 'kazakh_language', 'Қазақ тілі', 'Казахский язык', 'Kazakh language'),
  subject(4, 'kazakh_literature', 'Қазақ әдебиеті', 'Казахская литература', 'Kazakh literature'),
  subject(
    5,
    'kazakh_language_literature',
    'Қазақ тілі мен әдебиеті',
    'Казахский язык и литература',
    'Kazakh language and literature (second language)',
  ),
  subject(6, 'russian_language', 'Орыс тілі', 'Русский язык', 'Russian language'),
  subject(7, 'russian_literature', 'Орыс әдебиеті', 'Русская литература', 'Russian literature'),
  subject(
    8,
    'russian_language_literature',
    'Орыс тілі мен әдебиеті',
    'Русский язык и литература',
    'Russian language and literature (second language)',
  ),
  subject(9, 'literary_reading', 'Әдебиеттік оқу', 'Литературное чтение', 'Literary reading'),
  subject(
    10,
    'foreign_language',
    'Шетел тілі (ағылшын тілі)',
    'Иностранный язык (английский)',
    'Foreign language (English)',
  ),
  subject(11, 'mathematics', 'Математика', 'Математика', 'Mathematics'),
  subject(12, 'algebra', 'Алгебра', 'Алгебра', 'Algebra'),
  subject(13, 'geometry', 'Геометрия', 'Геометрия', 'Geometry'),
  subject(
    14,
    'algebra_analysis',
    'Алгебра және анализ бастамалары',
    'Алгебра и начала анализа',
    'Algebra and elements of calculus',
  ),
  subject(15, 'digital_literacy', 'Цифрлық сауаттылық', 'Цифровая грамотность', 'Digital literacy', ['credit']),
  subject(16, 'informatics', 'Информатика', 'Информатика', 'Computer science'),
  subject(17, 'natural_science', 'Жаратылыстану', 'Естествознание', 'Natural science'),
  subject(18, 'world_knowledge', 'Дүниетану', 'Познание мира', 'Knowledge of the world'),
  subject(19, 'physics', 'Физика', 'Физика', 'Physics'),
  subject(20, 'chemistry', 'Химия', 'Химия', 'Chemistry'),
  subject(21, 'biology', 'Биология', 'Биология', 'Biology'),
  subject(22, 'geography', 'География', 'География', 'Geography'),
  subject(23, 'kazakhstan_history', 'Қазақстан тарихы', 'История Казахстана', 'History of Kazakhstan'),
  subject(24, 'world_history', 'Дүниежүзі тарихы', 'Всемирная история', 'World history'),
  subject(25, 'law_fundamentals', 'Құқық негіздері', 'Основы права', 'Fundamentals of law'),
  subject(26, 'labor_training', 'Еңбекке баулу', 'Трудовое обучение', 'Labour training', ['credit', 'mark']),
  subject(27, 'visual_art', 'Бейнелеу өнері', 'Изобразительное искусство', 'Visual arts', ['credit', 'mark']),
  subject(28, 'art_work', 'Көркем еңбек', 'Художественный труд', 'Arts and crafts', ['credit']),
  subject(29, 'music', 'Музыка', 'Музыка', 'Music', ['credit']),
  subject(30, 'physical_education', 'Дене шынықтыру', 'Физическая культура', 'Physical education', ['credit']),
  subject(
    31,
    'military_training',
    'Алғашқы әскери және технологиялық дайындық',
    'Начальная военная и технологическая подготовка',
    'Basic military and technological training',
  ),
  subject(32, 'graphics_design', 'Графика және жобалау', 'Графика и проектирование', 'Graphics and design'),
  subject(
    33,
    'entrepreneurship',
    'Кәсіпкерлік және бизнес негіздері',
    'Основы предпринимательства и бизнеса',
    'Fundamentals of entrepreneurship and business',
  ),
  elective(34, 'global_competencies', 'Жаһандық құзыреттіліктер', 'Глобальные компетенции', 'Global competencies', [
    'no_assessment',
    'credit',
  ]),
  elective(35, 'abaitanu', 'Абайтану (таңдау курсы)', 'Абайтану (курс по выбору)', 'Abai studies (elective)', [
    'credit',
  ]),
  elective(
    36,
    'regional_studies',
    'Өлкетану (таңдау курсы)',
    'Краеведение (курс по выбору)',
    'Local history (elective)',
    ['credit'],
  ),
  elective(
    37,
    'secularism_religiology',
    'Зайырлылық және дінтану негіздері (таңдау курсы)',
    'Светскость и основы религиоведения (курс по выбору)',
    'Secularism and basics of religious studies (elective)',
    ['credit'],
  ),
  elective(38, 'class_hour', 'Сынып сағаты', 'Классный час', 'Class hour (form period)', ['no_assessment']),
]

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
const short = (text: string): string => plain(text.replace(/\(.*\)/, ''))

function byNames(): ReadonlyMap<string, Subject> {
  const found = new Map<string, Subject>()
  const shared = new Set<string>()
  for (const subject of subjects) {
    for (const name of new Set(Object.values(subject.name).map(short))) {
      if (found.has(name)) shared.add(name)
      found.set(name, subject)
    }
  }
  for (const name of shared) found.delete(name)
  for (const subject of subjects) for (const name of Object.values(subject.name)) found.set(plain(name), subject)
  return found
}

const names = byNames()
const ids = new Map(subjects.map((subject) => [subject.id, subject]))

/** The subject with this name in any of its languages; the part in brackets may be left out where that is enough. */
export const subjectByName = (name: string): Subject | undefined => names.get(plain(name))

export const subjectById = (id: number): Subject | undefined => ids.get(id)
