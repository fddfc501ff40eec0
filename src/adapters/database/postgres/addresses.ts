const SCHEME = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?\s]+)(\S*)$/

/**
 * The addresses of single servers in a text: postgres:// addresses with commas between them, each of which may name
 * several hosts as libpq's do (`postgres://user@one:5432,two:5432/homes`; node-postgres takes one). Null where one isn't a
 * PostgreSQL address.
 */
export function serverAddresses(text: string): string[] | null {
  const addresses = text.split(/\s*,\s*(?=postgres(?:ql)?:\/\/)/).flatMap((address) => {
    const [, start, hosts, rest] = SCHEME.exec(address) ?? []
    return hosts === undefined ? [''] : hosts.split(',').map((host) => (host === '' ? '' : `${start}${host}${rest}`))
  })
  return addresses.every((address) => URL.canParse(address)) ? addresses : null
}

/** The same addresses; throws where one isn't a PostgreSQL address. */
export function addressesIn(text: string): string[] {
  const addresses = serverAddresses(text)
  if (!addresses) throw new Error('it isn’t a PostgreSQL address like postgres://user:password@host:5432/database')
  return addresses
}
