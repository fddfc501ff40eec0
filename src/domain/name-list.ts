/** Names in a sentence: 'Ana', 'Ana and Ben', 'Ana, Ben, and Ruth'; or with 'or'. */
export function listNames(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length <= 2) return names.join(` ${last} `)
  return `${names.slice(0, -1).join(', ')}, ${last} ${names.at(-1)}`
}
