// The people of the sandbox diary and their names.
/** Somebody of the sandbox diary, in the words of its own interface. */
export type Person = {
  key: string
  userId: string
  shortName: string
  surname: string
  firstname: string
  patronymic: string
  iin: string | null
  sex: 'm' | 'w'
  role: 'staff' | 'student' | 'parent'
  school: { name: string; municipality: string } | null
}

const lyceum = { name: '№ 12 мектеп-лицей', municipality: 'Астана қаласы' }
const village = { name: 'Абай атындағы жалпы білім беретін мектеп', municipality: 'Ақмола облысы, Целиноград ауданы' }

/** People of the demo who kept a diary elsewhere before, and one whom the demo does not know. */
export const people: readonly Person[] = [
  {
    ...{ key: 'teacher', userId: '1000000000001', shortName: 'Күзембаева А.' },
    ...{
      surname: 'Күзембаева',
      firstname: 'Аяулым',
      patronymic: '',
      iin: null,
      sex: 'w',
      role: 'staff',
      school: lyceum,
    },
  },
  {
    ...{ key: 'director', userId: '1000000000002', shortName: 'Қалмұратов Ж.' },
    ...{
      surname: 'Қалмұратов',
      firstname: 'Жандос',
      patronymic: '',
      iin: null,
      sex: 'm',
      role: 'staff',
      school: lyceum,
    },
  },
  {
    ...{ key: 'student', userId: '1000000000003', shortName: 'Мамытбеков Ұ.' },
    ...{
      surname: 'Мамытбеков',
      firstname: 'Ұлан',
      patronymic: '',
      iin: null,
      sex: 'm',
      role: 'student',
      school: lyceum,
    },
  },
  {
    ...{ key: 'parent', userId: '1000000000004', shortName: 'Мамытбеков М.' },
    ...{ surname: 'Мамытбеков', firstname: 'Мирас', patronymic: '', iin: null, sex: 'm', role: 'parent', school: null },
  },
  {
    ...{ key: 'newcomer', userId: '1000000000005', shortName: 'Жақсыбекова Н.' },
    ...{ surname: 'Жақсыбекова', firstname: 'Нұргүл', patronymic: 'Серікқызы' },
    ...{ iin: '850101400011', sex: 'w', role: 'staff', school: village },
  },
]

/** Somebody by their key; a guest by any number, for whoever tries much out. */
export function personBy(key: string): Person | null {
  const known = people.find((one) => one.key === key)
  const number = /^guest-(\d{1,9})$/.exec(key)?.[1]
  if (known || !number) return known ?? null
  const names = { surname: 'Қонақ', firstname: 'Айдос', patronymic: '' }
  return {
    key,
    userId: `2${number}`,
    shortName: `Қонақ ${number}`,
    ...names,
    iin: null,
    sex: 'm',
    role: 'staff',
    school: village,
  }
}
