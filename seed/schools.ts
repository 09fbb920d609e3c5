import type { DemoSchool } from './demo-school.ts'

const weights = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
] as const

/** A valid invented business number: registered in a month, resident, head office. */
function binOf(month: string, serial: number): string {
  for (let number = serial; ; number++) {
    const digits = `${month}40${String(number).padStart(5, '0')}`
    for (const row of weights) {
      const check = row.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
      if (check < 10) return digits + check
    }
  }
}

type InThree = { kz: string; ru: string; en: string }
type Place = { regionId: number; district: string; city: InThree }
export type Plain = Omit<DemoSchool, 'year' | 'calendar' | 'weeks'>

const astana: Place = { regionId: 15, district: 'Алматы ауданы', city: { kz: 'Астана', ru: 'Астана', en: 'Astana' } }
const yesil: Place = { ...astana, district: 'Есіл ауданы' }
const almaty: Place = { regionId: 16, district: 'Бостандық ауданы', city: { kz: 'Алматы', ru: 'Алматы', en: 'Almaty' } }
const shymkent: Place = {
  regionId: 17,
  district: 'Әл-Фараби ауданы',
  city: { kz: 'Шымкент', ru: 'Шымкент', en: 'Shymkent' },
}
const semey: Place = { regionId: 18, district: 'Семей қаласы', city: { kz: 'Семей', ru: 'Семей', en: 'Semey' } }

/** What the districts are called; a workbook names one in the language of its school alone. */
export const districts: readonly { regionId: number; name: InThree }[] = [
  { regionId: 15, name: { kz: 'Алматы ауданы', ru: 'район Алматы', en: 'Almaty district' } },
  { regionId: 15, name: { kz: 'Есіл ауданы', ru: 'район Есиль', en: 'Yesil district' } },
  { regionId: 16, name: { kz: 'Бостандық ауданы', ru: 'Бостандыкский район', en: 'Bostandyk district' } },
  { regionId: 17, name: { kz: 'Әл-Фараби ауданы', ru: 'Аль-Фарабийский район', en: 'Al-Farabi district' } },
  { regionId: 18, name: { kz: 'Семей қаласы', ru: 'город Семей', en: 'Semey city' } },
]

/** The school whose people sign in with the buttons of the demo. */
export const mainSchool: Plain = {
  seed: 7,
  bin: binOf('9712', 100),
  name: { kz: '№ 12 мектеп-лицейі', ru: 'Школа-лицей № 12', en: 'School-lyceum No. 12' },
  address: 'Астана, Абай даңғылы, 12',
  regionId: astana.regionId,
  district: astana.district,
  type: 'general',
  classes: [
    { parallel: 2, letter: 'Ә', pupils: 22, shift: 2 },
    { parallel: 5, letter: 'А', pupils: 25, shift: 2 },
    { parallel: 7, letter: 'А', pupils: 26, shift: 1 },
    { parallel: 7, letter: 'Ә', pupils: 24, shift: 1 },
    { parallel: 9, letter: 'А', pupils: 23, shift: 1 },
    { parallel: 10, letter: 'А', faculty: 'emn', pupils: 20, shift: 1 },
  ],
}

const small = (seed: number, number: number, place: Place, type: string, id?: number): Plain & { id?: number } => ({
  seed,
  bin: binOf('0208', seed * 10),
  name: {
    kz: `№ ${number} мектеп, ${place.city.kz}`,
    ru: `Школа № ${number}, ${place.city.ru}`,
    en: `School No. ${number}, ${place.city.en}`,
  },
  address: place.city.kz,
  regionId: place.regionId,
  district: place.district,
  type,
  classes: [
    { parallel: 5, letter: 'А', pupils: 14, shift: 1 },
    { parallel: 8, letter: 'А', pupils: 12, shift: 1 },
  ],
  ...(id !== undefined && { id }),
})

/** Schools for the officials to look at: every look, several districts and regions, and school 50000. */
export const otherSchools = [
  small(31, 31, yesil, 'gymnasium'),
  small(54, 54, almaty, 'lyceum'),
  small(65, 65, shymkent, 'intellectual'),
  small(76, 76, semey, 'product'),
  small(50, 500, almaty, 'general', 50_000),
]
