import type { Due, QuestionnaireRow, Results } from '@qalam/contract/questionnaires/shapes.ts'

const words = (kz: string) => ({ kz, ru: kz, en: '' })

/** Three questions, each answered in another way. */
export const dueSample: Due = {
  ...{ id: '5b000000-0000-4000-8000-000000000001', form: 1, title: 'Асхана туралы', lead: '', until: '2026-11-30' },
  named: false,
  questions: [
    { number: 1, kind: 'single', required: true, words: 'Асханаға барасыз ба?', options: ['Иә', 'Жоқ'] },
    { number: 2, kind: 'scale', required: false, words: 'Тамақ қандай?', options: [] },
    { number: 3, kind: 'text', required: false, words: 'Не өзгертер едіңіз?', options: [] },
  ],
}

const rowSample: QuestionnaireRow = {
  ...{ id: dueSample.id, title: words('Асхана туралы'), roles: ['parent'], scope: 'school' },
  ...{ scopeName: words('№12 мектеп'), since: '2026-11-10', until: '2026-11-17', stage: 'ended' },
  ...{ questions: 3, replies: 7, can: { edit: false, stop: false, delete: false } },
}

export const resultsSample: Results = {
  ...rowSample,
  ...{ lead: words(''), scopeId: 1000, fixed: true, version: 2 },
  questions: [
    { kind: 'single', required: true, words: words('Асханаға барасыз ба?'), options: [words('Иә'), words('Жоқ')] },
    { kind: 'scale', required: false, words: words('Тамақ қандай?'), options: [] },
    { kind: 'text', required: false, words: words('Не өзгертер едіңіз?'), options: [] },
  ],
  groups: [
    {
      ...{ named: false, replies: 7, hidden: null },
      questions: [
        { number: 1, answered: 7, counts: [5, 2], texts: [] },
        { number: 2, answered: 6, counts: [0, 1, 1, 3, 1], texts: [] },
        { number: 3, answered: null, counts: [], texts: [] },
      ],
    },
  ],
}
