import type { Cabinet } from '@qalam/contract/cabinets/api.ts'

const can = { edit: true }
export const rooms: Cabinet[] = [
  { id: 11, number: '9', name: '', can },
  { id: 12, number: '12б', name: 'Физика', can },
  { id: 13, number: '101', name: 'Музыка', can },
]
