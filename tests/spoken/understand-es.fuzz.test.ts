import { spanishGrammar } from '#language/es/grammar.ts'
import { readUtterances } from './utterances.ts'
import { testWhateverIsSaid } from './whatever-is-said.ts'

testWhateverIsSaid(
  spanishGrammar,
  readUtterances('development-es.txt').map(({ said }) => said),
)
