declare module 'virtual:texts/kz' {
  export const messages: Record<string, string>
}
declare module 'virtual:texts/ru' {
  export const messages: Record<string, string>
}
declare module 'virtual:texts/en' {
  export const messages: Record<string, string>
}
