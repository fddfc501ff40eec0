import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { PASSWORD_MIN_LENGTH } from '#domain/account/account.ts'

/**
 * Writes src/adapters/accounts/common-passwords.bin from a JSON list of passwords:
 *
 *     node scripts/derive-common-passwords.ts PASSWORDS.json
 *
 * The file in the repository is from src/passwords.json of the package @zxcvbn-ts/language-common 4.1.3 (MIT, Dan Wheeler,
 * Dropbox and zxcvbn-ts). Passwords too short for an account are left out.
 */
const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Name the JSON file with the passwords.')

const passwords = JSON.parse(readFileSync(source, 'utf8')) as string[]
const folded = new Set(passwords.map((password) => password.normalize('NFKC').toLowerCase()))
const long = [...folded].filter((password) => password.length >= PASSWORD_MIN_LENGTH)
const prefixes = long
  .map((password) => createHash('sha256').update(password).digest().readUInt32BE())
  .sort((a, b) => a - b)

const file = Buffer.alloc(prefixes.length * 4)
prefixes.forEach((prefix, place) => file.writeUInt32BE(prefix, place * 4))
writeFileSync(new URL('../src/adapters/accounts/common-passwords.bin', import.meta.url), file)
console.log(`${long.length} passwords`)
