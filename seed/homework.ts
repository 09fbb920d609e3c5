/** What is set for home, by subject id; a subject without a list sets nothing. */
const tasks: readonly { subjects: readonly number[]; texts: readonly string[] }[] = [
  {
    subjects: [11, 12, 13, 14],
    texts: [
      '№ 112, 114 және 117 есептер',
      'Ережені жаттау, № 205–208 есептер',
      '35-бет, 4–6-тапсырмалар',
      'Өткен тақырып бойынша үш есеп құрастыру',
    ],
  },
  {
    subjects: [3, 4, 9],
    texts: [
      '58-жаттығу, мәтінді мазмұндау',
      '80–100 сөзден тұратын шағын эссе жазу',
      'Өлеңнің бірінші бөлігін жаттау',
      'Мәтінді оқып, жоспарын құру',
    ],
  },
  {
    subjects: [6, 8],
    texts: [
      'Упражнение 45, составить план текста',
      'Выучить правило, выполнить упражнение 52',
      'Прочитать рассказ и ответить на вопросы 1–4',
    ],
  },
  {
    subjects: [10],
    texts: [
      'Workbook, p. 14, ex. 2–3',
      'Learn the new words and write six sentences',
      'Read the text on p. 28 and answer the questions',
    ],
  },
  { subjects: [15, 16], texts: ['Бағдарламаны аяқтап, нәтижесін көрсету', '§ 6-ны оқу, 3-тапсырма'] },
  {
    subjects: [17, 18, 19, 20, 21, 22],
    texts: [
      '§ 12-ні оқу, 1–4-сұрақтарға жауап беру',
      'Зертханалық жұмыстың қорытындысын жазу',
      'Тақырып бойынша сызба жасау',
    ],
  },
  { subjects: [23, 24], texts: ['§ 9-ды оқу, хронологиялық кесте жасау', 'Картамен жұмыс, 2–3-сұрақтарға жауап беру'] },
]

/** The task of a lesson, or nothing: four of five lessons of a subject that sets any, never with a SOR or a SOCH. */
export function taskOf(subject: number, isWork: boolean, number: number): string | null {
  const texts = tasks.find(({ subjects }) => subjects.includes(subject))?.texts
  if (!texts || isWork || number % 5 === 4) return null
  return texts[number % texts.length] ?? null
}
