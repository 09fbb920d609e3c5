/** What the sender is asked about before a message leaves. */
export const warnings = ['contacts', 'messenger', 'abuse'] as const
export type Warning = (typeof warnings)[number]

/** Ten digits or more, however they are written: a telephone, a card, an IIN. */
const digits = /(?:\+?\d[\s().-]{0,2}){10,}/u
const address = /[^\s@]+@[^\s@]+\.[a-zа-я]{2,}/iu

/** Where a talk is led away to. */
const elsewhere =
  /(?:whats\s?app|wa\.me|t\.me\/|telegram|viber|insta(?:gram)?|tik\s?tok|discord|snapchat|ватсап|вацап|вотсап|уатсап|телеграм|телега|вайбер|инста|тикток|дискорд)/iu

/** Stems of words that hurt, in Kazakh, Russian and English; few on purpose: it asks, it does not judge. */
const hurting =
  /(?<!\p{L})(?:ақымақ|есуас|жындысың|топас|мақау|хайуан|итсің|дурак|дура(?!к)|идиот|дебил|тупой|тупая|тупица|урод|придур|мразь|сволоч|заткнись|убью|өлтірем|idiot|stupid|moron|shut up|kill you)/iu

/** Why a message is asked about once more before it leaves (personal contacts, other messengers, words that hurt). */
export function warningsIn(text: string): Warning[] {
  return [
    ...(digits.test(text) || address.test(text) ? (['contacts'] as const) : []),
    ...(elsewhere.test(text) ? (['messenger'] as const) : []),
    ...(hurting.test(text) ? (['abuse'] as const) : []),
  ]
}
