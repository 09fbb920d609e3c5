import type { Messages } from '../kernel/messages.ts'
import { builder } from './words/builder.ts'
import { drawn } from './words/drawn.ts'
import { exercises } from './words/exercises.ts'
import { faults } from './words/faults.ts'
import { list } from './words/list.ts'

export const messages = {
  ...list,
  ...builder,
  ...exercises,
  ...drawn,
  ...faults,
  'problem.content.stale': {
    kz: 'Осы материал басқа жерде өзгертілді: қай нұсқасы қалатынын таңдаңыз',
    ru: 'Этот материал изменили в другом месте: выберите, какой вариант оставить',
    en: 'This was changed elsewhere: choose which version stays',
  },
  'problem.content.published': {
    kz: 'Жарияланған материал жойылмайды, оны мұрағатқа салуға болады',
    ru: 'Опубликованный материал не удаляется, его можно убрать в архив',
    en: 'What was published is not deleted, it can be archived',
  },
  'problem.content.faults': {
    kz: 'Жариялауға дайын емес, түзететін жер саны: {{count}}',
    ru: 'Ещё не готово к публикации, исправить мест: {{count}}',
    en: 'Not ready to be published, places to mend: {{count}}',
  },
  'problem.content.too-large': {
    kz: 'Беттер тым көп: {{most}} беттен аспауы керек',
    ru: 'Слишком много страниц: не больше {{most}}',
    en: 'Too many pages: {{most}} at most',
  },
} satisfies Messages
