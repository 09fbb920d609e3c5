/** Which dialog of the sheet is open. */
export type OpenTheme = { kind: 'date' | 'edit'; uuid: string } | { kind: 'add' }
