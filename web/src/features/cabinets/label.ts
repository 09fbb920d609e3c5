import type { CabinetDraft } from '@qalam/contract/cabinets/api.ts'

/** A room as people call it: «101 - Физика», or the number alone where it has no name (C-CAB-1). */
export const labelOf = ({ number, name }: CabinetDraft): string => (name ? `${number} - ${name}` : number)
