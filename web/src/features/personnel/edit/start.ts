import type { PersonCard } from '@qalam/contract/personnel/card.ts'

/** What the form of a person holds at first. */
export const startOf = (card: PersonCard | undefined) =>
  card
    ? {
        surname: card.surname,
        firstname: card.firstname,
        lastname: card.lastname,
        sex: card.sex,
        ...(card.bornDate && { bornDate: card.bornDate }),
        iin: card.iin ?? '',
        notResident: card.iin === null,
        isInStatistic: card.isInStatistic,
      }
    : { isInStatistic: true, notResident: false }
