/** A UUID (RFC 9562, version 8: of our own making) of texts: the same for the same ones. Tells messages apart, guards nothing. */
export function messageKey(texts: readonly string[]): string {
  const text = texts.join('\u0000')
  const hex = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((seed) => scramble(text, seed)).join('')
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  )
}

/** FNV-1a over UTF-16 with a closing mix (MurmurHash3), 8 hexadecimal digits. */
function scramble(text: string, seed: number): string {
  let hash = seed
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0')
}
