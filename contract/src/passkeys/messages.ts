import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'passkeys.title': { kz: 'Кіру кілттері', ru: 'Ключи входа', en: 'Passkeys' },
  'passkeys.lead': {
    kz: 'Құпиясөзсіз кіру: құрылғы саусақ ізін, бетіңізді не PIN кодты сұрайды. Кілт тек осы сайтта жұмыс істейді, оны жалған сайтқа бере алмайсыз.',
    ru: 'Вход без пароля: устройство спросит отпечаток пальца, лицо или PIN-код. Ключ работает только на этом сайте, отдать его поддельному нельзя.',
    en: 'Sign in without the password: the device asks for a finger, a face or its PIN. A passkey works on this site only and cannot be given to a false one.',
  },
  'passkeys.none': { kz: 'Кілт әлі қосылмаған', ru: 'Ключей пока нет', en: 'No passkeys yet' },
  'passkeys.add': { kz: 'Кілт қосу', ru: 'Добавить ключ', en: 'Add a passkey' },
  'passkeys.name': { kz: 'Атауы', ru: 'Название', en: 'Name' },
  'passkeys.name-hint': {
    kz: 'Мысалы, «Жұмыс ноутбугі»',
    ru: 'Например, «Рабочий ноутбук»',
    en: 'For example “Work laptop”',
  },
  'passkeys.password': { kz: 'Құпиясөз', ru: 'Пароль', en: 'Password' },
  'passkeys.since': { kz: 'Қосылды: {{at}}', ru: 'Добавлен {{at}}', en: 'Added {{at}}' },
  'passkeys.used': { kz: 'Соңғы рет: {{at}}', ru: 'Последний вход {{at}}', en: 'Last used {{at}}' },
  'passkeys.never-used': { kz: 'Әлі пайдаланылмаған', ru: 'Ещё не использовался', en: 'Not used yet' },
  'passkeys.rename': { kz: 'Атауын өзгерту', ru: 'Переименовать', en: 'Rename' },
  'passkeys.rename-of': { kz: '{{name}}: атауын өзгерту', ru: '{{name}}: переименовать', en: '{{name}}: rename' },
  'passkeys.remove': { kz: 'Өшіру', ru: 'Удалить', en: 'Remove' },
  'passkeys.remove-of': { kz: '{{name}}: өшіру', ru: '{{name}}: удалить', en: '{{name}}: remove' },
  'passkeys.remove-question': {
    kz: '«{{name}}» кілтімен енді кіру мүмкін болмайды. Өшіру керек пе?',
    ru: 'Войти с ключом «{{name}}» больше не получится. Удалить его?',
    en: 'Signing in with “{{name}}” will no longer work. Remove it?',
  },
  'passkeys.enter': { kz: 'Кілтпен кіру', ru: 'Войти с ключом', en: 'Sign in with a passkey' },
  'passkeys.added': { kz: 'Кілт қосылды', ru: 'Ключ добавлен', en: 'The passkey was added' },
  'passkeys.not-made': {
    kz: 'Құрылғы кілтті бермеді. Қайталап көріңіз немесе құпиясөзбен кіріңіз.',
    ru: 'Устройство не дало ключ. Попробуйте ещё раз или войдите по паролю.',
    en: 'The device gave no passkey. Try again, or use your password.',
  },
  'problem.passkeys.refused': {
    kz: 'Бұл кілтпен кіру мүмкін емес. Құпиясөзбен кіріңіз',
    ru: 'С этим ключом войти нельзя. Войдите по паролю',
    en: 'This passkey does not open the account. Use your password',
  },
  'problem.passkeys.too-many': {
    kz: 'Кілт саны оннан аспауы керек. Керек емесін өшіріңіз',
    ru: 'Ключей может быть не больше десяти. Удалите ненужный',
    en: 'There may be ten passkeys at most. Remove one you do not need',
  },
} satisfies Messages
