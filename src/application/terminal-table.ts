import { withoutBidiControls } from '#domain/bidi-controls.ts'

/** A stranger's text on one line: it must not steer the terminal, nor read otherwise than it is. */
export const harmless = (text: string): string => withoutBidiControls(text).replace(/\p{Cc}+/gu, ' ')

/** Rows below their heads as lines in columns, for the terminal. */
export function tableLines(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)))
  return [heads, ...rows].map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}
