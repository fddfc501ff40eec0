import type { FieldProblem } from '#domain/result.ts'

/** Something wrong in the agency's folder. */
export interface FolderMistake {
  /** Its path below the folder. */
  file: string
  /** From 1; null where no line can be named. */
  line: number | null
  /** The entry within the file; '' for the file itself. */
  place: string
  /** Completes 'file, line: place …': what is wrong, and what to do. */
  message: string
}

/** A mistake for the terminal and the log. */
export const asProblem = ({ file, line, place, message }: FolderMistake): FieldProblem => {
  const where = line === null ? file : `${file}, line ${line}`
  return { field: place === '' ? where : `${where}: ${place}`, message }
}

const LONGEST = 60

/** A value of the folder within a message: short, and without what a terminal would obey. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
