import { readFileSync } from 'node:fs'
import type { ToldHome } from '#agent/claims/told-home.ts'

interface Told {
  visitor: string[]
  tools: string[]
  homes: ToldHome[]
}

/** Sentences of a language model, and what was told before them. */
export interface LabelledBlock {
  told: Told
  sentences: string[]
}

/** Reads a file of blocks: a line `@@ {JSON}`, then sentences. */
export function readBlocks(path: string): LabelledBlock[] {
  const blocks: LabelledBlock[] = []
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('@@')) blocks.push({ told: JSON.parse(line.slice(2)) as Told, sentences: [] })
    else if (line.trim() && !line.startsWith('#')) blocks.at(-1)?.sentences.push(line.trim())
  }
  return blocks
}
