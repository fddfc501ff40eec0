import { useState } from 'react'
import { comparisonText, readComparison, withChoice } from '#domain/listing/comparison.ts'

export interface ComparisonChoice {
  /** Ids in the order chosen. */
  chosen: readonly number[]
  /** The last choice was refused, because the comparison is full. */
  refused: boolean
  /** Adds a home or removes it; `present`: the chosen homes that are still saved. */
  choose: (present: readonly number[], id: number, wanted: boolean) => void
  clear: () => void
}

/**
 * The saved homes chosen for the comparison. The choice is written to the URL, so that it survives going to the comparison and
 * back, and read from there once.
 */
export function useComparisonChoice(
  asked: string | undefined,
  write: (homes: string | undefined) => void,
): ComparisonChoice {
  const [choice, setChoice] = useState({ chosen: readComparison(asked).ids, refused: false })
  const become = (chosen: readonly number[]) => {
    setChoice({ chosen, refused: false })
    write(comparisonText(chosen))
  }
  return {
    ...choice,
    choose: (present, id, wanted) => {
      const next = withChoice(present, id, wanted)
      if (next) become(next)
      else setChoice({ chosen: present, refused: true })
    },
    clear: () => become([]),
  }
}
