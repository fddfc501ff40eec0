import { useEffect, useRef } from 'react'
import { CompareBar } from './compare-bar.tsx'
import { chooseHome, useComparisonChoice } from './comparison-choice.ts'

const BOX = 'input[name=compare]'

/**
 * What the compare boxes of the cards beside it do, and the bar that leads to the comparison. It sets the boxes itself, so that
 * the cards, and the first load, know nothing of the choice.
 */
export function CompareFromResults() {
  const bar = useRef<HTMLDivElement>(null)
  const { chosen } = useComparisonChoice()
  useEffect(() => (bar.current?.parentElement ? listenTo(bar.current.parentElement) : undefined), [])
  useEffect(() => {
    const results = bar.current?.parentElement
    if (!results) return
    const show = () => {
      for (const box of boxesIn(results)) box.checked = chosen.includes(Number(box.value))
    }
    show()
    // Other results have boxes of their own.
    const watch = new MutationObserver(show)
    watch.observe(results, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [chosen])
  return (
    <div ref={bar} className="contents">
      <CompareBar
        onClear={(button) => button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })}
      />
    </div>
  )
}

const boxesIn = (results: HTMLElement) => results.querySelectorAll<HTMLInputElement>(BOX)

/** Follows the boxes in an element, beginning with those checked before this code was there; returns what stops it. */
function listenTo(results: HTMLElement): () => void {
  const choose = (box: HTMLInputElement) => {
    box.checked = chooseHome(Number(box.value), box.checked)
  }
  for (const box of boxesIn(results)) if (box.checked) choose(box)
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(BOX)) choose(target)
  }
  results.addEventListener('change', listen)
  return () => results.removeEventListener('change', listen)
}
