import { useState } from 'react'
import { comparisonText, readComparison, withChoice } from '#domain/listing/comparison.ts'

export interface ComparisonChoice {
  /** In the order they were chosen. */
  chosen: readonly number[]
  /** The last home wanted no longer fitted. */
  refused: boolean
  /** Puts a home into the choice or takes it out; `present` are those chosen that are still saved. */
  choose: (present: readonly number[], id: number, wanted: boolean) => void
  clear: () => void
}

/**
 * Which of the saved homes are to be compared. The address keeps it, so that it is still there after coming back from the
 * comparison; it is read from there once.
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
