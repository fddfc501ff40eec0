import { englishGrammar } from '#language/en/grammar.ts'
import { readUtterances } from './utterances.ts'
import { testWhateverIsSaid } from './whatever-is-said.ts'

testWhateverIsSaid(
  englishGrammar,
  readUtterances('development.txt').map(({ said }) => said),
)
