import type { Choice, Shown } from '#domain/voice/conversation.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Turn } from './talk.ts'

/** Most buttons below an answer. */
const MOST = 4

/** Takes back the last change. */
export const undoChoice = ({ undo }: Phrases): Choice => ({ label: undo.choice, says: undo.says })

/** An answer with more buttons, at most four; those already there come first and give way. */
export function withChoices(turn: Turn, more: readonly Choice[]): Turn {
  const isChoices = (shown: Shown) => shown.kind === 'choices'
  const there = turn.shown.flatMap((shown) => (shown.kind === 'choices' ? shown.choices : []))
  const fresh = more.filter(({ label }) => !there.some((choice) => choice.label === label))
  const choices = [...there.slice(0, Math.max(0, MOST - fresh.length)), ...fresh].slice(0, MOST)
  if (choices.length === 0) return turn
  return { ...turn, shown: [...turn.shown.filter((shown) => !isChoices(shown)), { kind: 'choices', choices }] }
}
