/** Passwords and words that people here choose, beside the lists of the estimator, most common first. */
export const localWords = `
  qwerty qazwsx qweasdzxc zxcvbnm asdfghjkl parol admin test mektep kundelik qalam qazaqstan kazakhstan kazakstan astana
  almaty shymkent nursultan qaraganda karaganda aqtobe aktobe taraz pavlodar semey oskemen atyrau kostanay qyzylorda
  mugalim muhalim ustaz oqushy okushy sabaq direktor zavuch uchitel shkola student roditel ata-ana kitap dapter bilim
  marina natasha nikita aigerim aigul dinara alihan nurlan asel madina aliya daniyar ainur samal togzhan arman asan serik
  privet lyubov solnyshko zvezda nadezhda mamapapa mama papa ana ake balam janym zhanym apa ata
  пароль привет йцукен йцукенг фыва фывапрол ячсмить админ школа учитель ученик класс директор завуч любовь солнышко
  казахстан қазақстан алматы астана шымкент мама папа мектеп мұғалім ұстаз оқушы сабақ кітап дәптер білім құпиясөз
  құпия қалам күнделік анам әкем балам жаным айгерим айгуль динара алихан нурлан асель мадина данияр
`
  .trim()
  .split(/\s+/)

const keys = Object.fromEntries(
  ['йqцwуeкrеtнyгuшiщoзpх[ъ]', "фaыsвdаfпgрhоjлkдlж;э'", 'яzчxсcмvиbтnьmб,ю.'].flatMap((row) =>
    (row.match(/../gu) ?? []).map((pair) => [pair.slice(0, 1), pair.slice(1)]),
  ),
)

/** The same keys on a Latin keyboard: "йцукен" is as easy to guess as "qwerty". */
export const onLatinKeys = (password: string): string =>
  [...password.toLowerCase()].map((letter) => keys[letter] ?? letter).join('')
