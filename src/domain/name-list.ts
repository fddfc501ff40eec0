/** Names in a sentence: 'Ana', 'Ana and Ben', 'Ana, Ben, and Ruth'. */
export function listNames(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}
