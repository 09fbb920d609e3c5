import type { Messages } from '../kernel/messages.ts'

export const messages = {
  'problem.connection-lost': {
    kz: 'Серверге қосылу мүмкін болмады. Желіні тексеріп, қайталап көріңіз',
    ru: 'Не удалось связаться с сервером. Проверьте сеть и повторите',
    en: 'The server could not be reached. Check the network and try again',
  },
} satisfies Messages
