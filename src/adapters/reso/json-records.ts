/** One record of a file, not parsed yet. */
export interface RawRecord {
  bytes: Buffer
  /** Where the record before it ends: bytes from the beginning of the file, and the line, from 1. */
  offset: number
  line: number
}

/** What is wrong with a file, in words that follow its name. */
export class BrokenJson extends Error {
  override name = 'BrokenJson'
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/**
 * Splits JSON into records as its bytes arrive: an array's values, those of the array `value` in an object, or one object. It
 * looks at brackets and quotation marks only and leaves each record to JSON.parse: a parser of tokens in JavaScript took longer
 * than all the rest of an import.
 */
export class JsonRecords {
  #rest: Buffer = Buffer.alloc(0)
  /** What stands around the records; it must be JSON without them. */
  #frame = ''
  #phase: 'before' | 'records' | 'after' = 'before'
  /** One object that is a record itself. */
  #isSingle = false
  #found = 0
  #offset = 0
  #line = 1

  /** Takes the next bytes; returns the records that are whole now. @throws BrokenJson where the text can't be JSON. */
  write(chunk: Uint8Array): RawRecord[] {
    this.#rest =
      this.#rest.length === 0
        ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
        : Buffer.concat([this.#rest, chunk])
    if (this.#phase === 'before') this.#begin()
    const records: RawRecord[] = []
    if (this.#phase === 'records') this.#takeRecords(records)
    if (this.#phase === 'after') this.#frame += this.#take(this.#rest.length).toString()
    return records
  }

  /** The file has ended. @throws BrokenJson if it is not whole. */
  end(): void {
    if (this.#phase === 'before' && this.#rest.every(isSpace)) throw new BrokenJson('is empty')
    if (this.#phase !== 'after' || endOfValue(Buffer.from(this.#frame), 0) === -1) {
      const [byte, line] = [this.#offset + this.#rest.length, this.#line + countLines(this.#rest)]
      throw new BrokenJson(`ends in the middle, at byte ${byte} (line ${line}, after ${this.#found} whole records)`)
    }
    try {
      JSON.parse(this.#frame)
    } catch {
      throw new BrokenJson('is not JSON')
    }
  }

  #begin(): void {
    const start = skipSpace(this.#rest, this.#rest.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0)
    const first = this.#rest[start]
    if (first === undefined) return
    if (first !== OPEN_LIST && first !== OPEN_OBJECT) throw this.#broken()
    const list = first === OPEN_LIST ? start : listOf(this.#rest, start)
    if (list === 'broken') throw this.#broken()
    if (list === 'unknown') return
    this.#phase = 'records'
    this.#isSingle = list === 'none'
    this.#take(start)
    if (list !== 'none') this.#frame = this.#take(list - start + 1).toString()
  }

  #takeRecords(records: RawRecord[]): void {
    for (;;) {
      let at = skipSpace(this.#rest, 0)
      const isOver = this.#isSingle ? this.#found > 0 : this.#rest[at] === CLOSE_LIST
      if (isOver) {
        if (this.#isSingle) this.#frame = '{}'
        this.#phase = 'after'
        return
      }
      if (this.#found > 0) {
        if (at >= this.#rest.length) return
        if (this.#rest[at] !== COMMA) throw this.#broken()
        at = skipSpace(this.#rest, at + 1)
      }
      const end = endOfValue(this.#rest, at)
      if (end === -1) return
      if (end === at) throw this.#broken()
      const [offset, line] = [this.#offset, this.#line]
      this.#take(at)
      records.push({ bytes: this.#take(end - at), offset, line })
      this.#found += 1
    }
  }

  /** Takes bytes off the beginning. */
  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    this.#offset += length
    this.#line += countLines(taken)
    return taken
  }

  #broken(): BrokenJson {
    return brokenAt(this.#offset, this.#line, this.#found)
  }
}

/** The words for a fault after a byte, in a line, after whole records. */
export const brokenAt = (byte: number, line: number, records: number): BrokenJson =>
  new BrokenJson(`is not JSON after byte ${byte} (line ${line}, after ${records} whole records)`)

/** Where the array `value` of an object begins; 'none' if it has none, 'unknown' as long as that can't be seen. */
function listOf(bytes: Buffer, start: number): number | 'none' | 'unknown' | 'broken' {
  let at = skipSpace(bytes, start + 1)
  while (bytes[at] !== CLOSE_OBJECT) {
    const key = at
    at = endOfValue(bytes, key)
    if (at === -1) return 'unknown'
    const colon = skipSpace(bytes, at)
    const value = skipSpace(bytes, colon + 1)
    if (value >= bytes.length) return 'unknown'
    if (bytes[key] !== QUOTE || bytes[colon] !== COLON) return 'broken'
    if (bytes[value] === OPEN_LIST && bytes.toString('utf8', key + 1, at - 1) === 'value') return value
    const end = endOfValue(bytes, value)
    if (end === -1) return 'unknown'
    if (end === value) return 'broken'
    at = skipSpace(bytes, end)
    if (at >= bytes.length) return 'unknown'
    if (bytes[at] === COMMA) at = skipSpace(bytes, at + 1)
    else if (bytes[at] !== CLOSE_OBJECT) return 'broken'
  }
  return 'none'
}

/**
 * Values of an object's own fields, without those of the objects in it; of a name that is given twice the last one counts, as
 * for JSON.parse. Null where only JSON.parse can tell.
 */
export function topLevelValues(bytes: Buffer, names: readonly string[]): Record<string, unknown> | null {
  if (bytes[0] !== OPEN_OBJECT) return null
  const wanted = names.map((name) => Buffer.from(`"${name}"`))
  const values: Record<string, unknown> = {}
  let at = skipSpace(bytes, 1)
  while (bytes[at] === QUOTE) {
    const key = at
    at = endOfString(bytes, key)
    const value = skipSpace(bytes, skipSpace(bytes, at) + 1)
    const end = endOfValue(bytes, value)
    if (at === -1 || end <= value || bytes.subarray(key, at).includes(BACKSLASH)) return null
    const place = wanted.findIndex((name) => name.length === at - key && name.compare(bytes, key, at) === 0)
    if (place !== -1 && !putValue(values, names[place]!, bytes.toString('utf8', value, end))) return null
    at = skipSpace(bytes, end)
    if (bytes[at] === COMMA) at = skipSpace(bytes, at + 1)
  }
  return values
}

function putValue(values: Record<string, unknown>, name: string, json: string): boolean {
  try {
    values[name] = JSON.parse(json)
    return true
  } catch {
    return false
  }
}

function skipSpace(bytes: Buffer, from: number): number {
  let at = from
  while (isSpace(bytes[at])) at += 1
  return at
}

/** Where a value ends; -1 if its end isn't there yet. */
function endOfValue(bytes: Buffer, start: number): number {
  const first = bytes[start]
  if (first === QUOTE) return endOfString(bytes, start)
  if (first !== OPEN_OBJECT && first !== OPEN_LIST) return endOfWord(bytes, start)
  let depth = 0
  for (let at = start; at < bytes.length;) {
    const byte = bytes[at]
    if (byte === QUOTE) {
      at = endOfString(bytes, at)
      if (at === -1) return -1
      continue
    }
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1
    at += 1
    if (depth === 0) return at
  }
  return -1
}

function endOfString(bytes: Buffer, start: number): number {
  // Byte by byte: most strings are shorter than a call of indexOf takes.
  for (let at = start + 1; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (byte === QUOTE) return at + 1
    if (byte === BACKSLASH) at += 1
  }
  return -1
}

/** Numbers, true, false and null end before a separator. */
function endOfWord(bytes: Buffer, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at]!
    if (byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT || isSpace(byte)) return at
  }
  return -1
}

function countLines(bytes: Uint8Array): number {
  let lines = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1
  return lines
}
