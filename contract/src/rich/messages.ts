import type { Messages } from '../kernel/messages.ts'

/** The words of the heavy pieces of the kit: charts, trees, long lists, uploads. */
export const messages = {
  'ui.asTable': { kz: 'Кесте түрінде', ru: 'Таблицей', en: 'As a table' },
  'ui.noValue': { kz: 'мән жоқ', ru: 'нет значения', en: 'no value' },
  'ui.moveDown': { kz: 'Төмен жылжыту', ru: 'Переместить ниже', en: 'Move down' },
  'ui.movedInto': {
    kz: '«{{name}}» енді «{{holder}}» ішінде: {{count}} элементтің {{place}}-орнында',
    ru: '«{{name}}» теперь внутри «{{holder}}»: место {{place}} из {{count}}',
    en: '{{name}} is now inside {{holder}}: place {{place}} of {{count}}',
  },
  'ui.movedTo': {
    kz: '«{{name}}» енді {{count}} элементтің {{place}}-орнында',
    ru: '«{{name}}» теперь на месте {{place}} из {{count}}',
    en: '{{name}} is now at place {{place}} of {{count}}',
  },
  'ui.moveIn': { kz: 'Үстіңгісінің ішіне енгізу', ru: 'Вложить в предыдущий', en: 'Move into the one above' },
  'ui.moveItem': { kz: '«{{name}}» элементін жылжыту', ru: 'Переместить «{{name}}»', en: 'Move {{name}}' },
  'ui.moveOut': { kz: 'Сыртқа шығару', ru: 'Вынести наружу', en: 'Move out' },
  'ui.moveUp': { kz: 'Жоғары жылжыту', ru: 'Переместить выше', en: 'Move up' },
  'ui.noWay': { kz: 'Ол жаққа жылжытуға болмайды', ru: 'Туда переместить нельзя', en: 'It cannot be moved there' },
  'ui.treeHelp': {
    kz: 'Көрсеткі пернелерімен жүріңіз. Alt пернесін басып тұрып көрсеткіні бассаңыз, элемент жылжиды; Ctrl+Z соңғы жылжытуды қайтарады.',
    ru: 'Стрелки ведут по дереву. Стрелка с Alt перемещает элемент, Ctrl+Z возвращает его на прежнее место.',
    en: 'The arrows walk through the tree. With Alt an arrow moves the item, Ctrl+Z undoes the move.',
  },
  'ui.undo': { kz: 'Қайтару', ru: 'Вернуть', en: 'Undo' },
} satisfies Messages
