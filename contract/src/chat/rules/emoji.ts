/** One picture, with the parts that are joined to it; its colour of skin is left to the device. */
const shape = /^\p{Extended_Pictographic}\ufe0f?(?:\u200d\p{Extended_Pictographic}\ufe0f?)*$/u

/** What a school does without: a gesture that hurts, weapons, tobacco and drink. */
const unfit = new Set([...'🖕🔫🔪🗡💣🪓🚬🍺🍻🍷🍸🍹🥂🥃🍾🍶🔞'])

/** UTF-16 units of the longest one. */
export const longestEmoji = 24

/** Whether a text is one emoji that may stand under a message. */
export const isEmoji = (text: string): boolean =>
  text.length <= longestEmoji && shape.test(text) && !unfit.has(text.replaceAll('\ufe0f', ''))
