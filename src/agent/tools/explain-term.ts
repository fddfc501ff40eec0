import * as v from 'valibot'
import { GLOSSARY_SOURCES } from '#content/glossary/glossary-sources.ts'
import { ok, fail, unavailable } from '#domain/result.ts'
import { GLOSSARY_TERMS } from '#language/questions.ts'
import { agentTool } from '../agent-tool.ts'

/** Explains a term of the glossary. 'unavailable' if its texts can't be loaded. */
export const explainTerm = agentTool({
  name: 'explain_term',
  description:
    'Explains a term that first-time buyers and renters in New Jersey come across, such as escrow, PMI, or attorney review, in a few short sentences with an official source. Use it instead of your own knowledge.',
  schema: v.object({ term: v.picklist(GLOSSARY_TERMS) }),
  async run({ term }, { phrases }) {
    const glossary = await phrases.knowledge.loadGlossary().catch(() => null)
    if (!glossary) return fail(unavailable('We can’t load the glossary right now.'))
    const { office, href } = GLOSSARY_SOURCES[term]
    return ok({
      say: glossary[term].text,
      facts: { term: glossary[term].term, explanation: glossary[term].text, source: office },
      shown: null,
      sources: [{ label: office, href, attribution: glossary[term].term }],
    })
  },
})
