// Chromium is built without the Kazakh locale: its Intl writes «2026 M11 21». These are the words of CLDR for kk.
const months = 'қаңтар ақпан наурыз сәуір мамыр маусым шілде тамыз қыркүйек қазан қараша желтоқсан'.split(' ')
const monthsShort = 'қаң. ақп. нау. сәу. мам. мау. шіл. там. қыр. қаз. қар. жел.'.split(' ')
const weekdays = 'жексенбі дүйсенбі сейсенбі сәрсенбі бейсенбі жұма сенбі'.split(' ')
const weekdaysShort = 'жс дс сс ср бс жм сб'.split(' ')

type Parts = { year: number; month: number; day: number; weekday: number }

function partsOf(day: string): Parts {
  const date = new Date(`${day}T00:00:00Z`)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

const nameIn = (names: readonly string[], index: number): string => names[index] ?? ''

export const kazakh = {
  dayLong: (of: string) => {
    const { year, month, day } = partsOf(of)
    return `${year} ж. ${day} ${nameIn(months, month)}`
  },
  dayOfMonth: (of: string) => `${partsOf(of).day} ${nameIn(months, partsOf(of).month)}`,
  dayShort: (of: string) => `${partsOf(of).day} ${nameIn(monthsShort, partsOf(of).month)}`,
  weekdayLong: (of: string) => nameIn(weekdays, partsOf(of).weekday),
  weekdayShort: (of: string) => nameIn(weekdaysShort, partsOf(of).weekday),
  monthOf: (of: string) => `${partsOf(of).year} ж. ${nameIn(months, partsOf(of).month)}`,
  list: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} және ${names.at(-1) ?? ''}`,
}
