/** cyrb53: 53 bits of a text, well mixed. Enough here: neither the seed nor the uuid ever leaves the server. */
export function mixed(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 2_654_435_761)
    b = Math.imul(b ^ code, 1_597_334_677)
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909)
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909)
  return ((b >>> 0) * 2_097_152 + ((a >>> 0) & 2_097_151)).toString(36).padStart(11, '0')
}
