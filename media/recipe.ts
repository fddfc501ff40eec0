import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MASTERS, type MasterName } from './masters.ts'
import { VIEWS, type View, type ViewName } from './views.ts'

/** Raise it with every change of the encoder settings (src/content/picture-encoders.ts): it is part of the hash in the files' names. */
const VERSION = 1

export type SourceName = MasterName | ViewName

/** One picture to derive: its master's path and the part of it that is shown. */
export interface Source {
  name: SourceName
  master: string
  box: View['box']
  alt: string
  /** What a gallery calls it, e.g. 'Kitchen'; null where it belongs to no gallery. */
  caption: string | null
}

/** Every master, then every view. */
export const SOURCES: readonly Source[] = [
  ...Object.entries(MASTERS).map(([name, alt]) => source(name as MasterName, name, [0, 0, 1], alt)),
  ...Object.entries(VIEWS).map(([name, view]) => source(name as ViewName, view.master, view.box, view.alt)),
]

function source(name: SourceName, master: string, box: View['box'], alt: string): Source {
  const path = fileURLToPath(new URL(`pictures/${master}.jpg`, import.meta.url))
  return { name, master: path, box, alt, caption: captionOf(name, master) }
}

/** A view is called by the part it shows, an interior by its room, a home's whole picture 'Exterior'. */
function captionOf(name: string, master: string): string | null {
  if (name !== master) return sentenceCase(name.slice(master.length + 1))
  if (name.startsWith('home-')) return 'Exterior'
  if (!name.startsWith('interior-')) return null
  return name.endsWith('-living') ? 'Living room' : sentenceCase(name.split('-').at(-1)!)
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('-', ' ')
}

/** The first 8 hex digits of the SHA-256 of the master's bytes, the box and the recipe's version. */
export function sourceHash({ master, box }: Source): string {
  return createHash('sha256')
    .update(readFileSync(master))
    .update(JSON.stringify([box, VERSION]))
    .digest('hex')
    .slice(0, 8)
}

/** The box in whole pixels of a master of the given size, never beyond its edge. */
export function pixelBox([left, top, size]: View['box'], master: { width: number; height: number }) {
  const x = Math.round(left * master.width)
  const y = Math.round(top * master.height)
  return {
    left: x,
    top: y,
    width: Math.min(Math.round(size * master.width), master.width - x),
    height: Math.min(Math.round(size * master.height), master.height - y),
  }
}
