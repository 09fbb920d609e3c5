declare module 'virtual:texts/kz' {
  export const messages: Record<string, string>
}
declare module 'virtual:texts/ru' {
  export const messages: Record<string, string>
}
declare module 'virtual:texts/en' {
  export const messages: Record<string, string>
}
declare module 'virtual:areas' {
  /** The areas of the catalogue that every page needs, and those that each feature needs beyond them. */
  export const areas: { frame: readonly string[]; features: Readonly<Record<string, readonly string[]>> }
}
