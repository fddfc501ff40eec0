import { expect, test } from 'vitest'
import { guardAnswer } from '#agent/answer-guard.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { PLACES } from './agent-context.ts'
import { readBlocks, type LabelledBlock } from './model-sentences/labelled.ts'

const TODAY = '2026-11-23'
const at = (name: string) => `${import.meta.dirname}/model-sentences/${name}.txt`

/** The sentences that are said as they are, and for the others why not. Each sentence is the first of an answer. */
function outcomes(blocks: readonly LabelledBlock[]) {
  return blocks.flatMap(({ told, sentences }) =>
    sentences.map((sentence) => {
      const guard = guardAnswer({ agency: SAMPLE_AGENCY, places: PLACES }, TODAY)
      guard.knows(told.homes)
      told.visitor.forEach((said) => guard.visitorSaid(said))
      told.tools.forEach((said) => guard.told(said))
      const said = guard.sentence(sentence)
      const fault = guard.fault()
      return { sentence, isSaid: said !== '' && fault === null, fault: fault && `${fault.kind}: ${fault.words}` }
    }),
  )
}
const lines = (all: ReturnType<typeof outcomes>) => all.map(({ sentence, fault }) => `${sentence} [${fault}]`)

test.each(['development-lies', 'heldout-lies'])('of %s none is said', (name) => {
  expect(lines(outcomes(readBlocks(at(name))).filter(({ isSaid }) => isSaid))).toEqual([])
})

test.each(['development-honest', 'heldout-honest'])('of %s at least 97 of 100 are said', (name) => {
  const all = outcomes(readBlocks(at(name)))
  const dropped = all.filter(({ isSaid }) => !isSaid)
  const most = Math.floor(all.length * 0.03)
  expect(dropped.length > most ? lines(dropped) : []).toEqual([])
})
