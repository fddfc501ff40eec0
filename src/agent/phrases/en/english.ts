import type { Agency } from '#domain/agency/agency.ts'
import { affordTexts } from './afford.ts'
import { answerTexts } from './answers.ts'
import { briefTexts } from './brief.ts'
import { changeTexts } from './changes.ts'
import { closingTexts } from './closing.ts'
import { commuteTexts } from './commute.ts'
import { compareTexts } from './compare.ts'
import { costTexts } from './cost.ts'
import { countyTexts } from './county.ts'
import { factTexts } from './facts.ts'
import { filterTexts } from './filters.ts'
import { foundTexts } from './found.ts'
import { guidanceTexts } from './guidance.ts'
import { homeTexts } from './homes.ts'
import { knowledgeTexts } from './knowledge.ts'
import { missedTexts } from './missed.ts'
import { monthlyCostTexts } from './monthly-cost.ts'
import { nearTexts } from './near.ts'
import { outOfScopeTexts } from './out-of-scope.ts'
import { personTexts } from './person.ts'
import { questionTexts } from './questions.ts'
import { rankingTexts } from './ranking.ts'
import { referenceTexts } from './references.ts'
import { rentingTexts } from './renting.ts'
import { requestTexts } from './request.ts'
import { savingTexts } from './saving.ts'
import { undoTexts } from './undo.ts'
import { whyNoneTexts } from './why-none.ts'

/** Everything the agent says in English, by topic. */
export const english = (agency: Agency) => ({
  afford: affordTexts,
  answers: answerTexts(agency),
  brief: briefTexts,
  changes: changeTexts,
  closing: closingTexts,
  commute: commuteTexts,
  compare: compareTexts,
  cost: costTexts,
  county: countyTexts(agency),
  facts: factTexts,
  filters: filterTexts,
  found: foundTexts,
  homes: homeTexts,
  guidance: guidanceTexts(agency),
  knowledge: knowledgeTexts(agency),
  missed: missedTexts,
  monthlyCost: monthlyCostTexts,
  near: nearTexts,
  outOfScope: outOfScopeTexts(agency),
  person: personTexts(agency),
  questions: questionTexts,
  renting: rentingTexts,
  request: requestTexts(agency),
  ranking: rankingTexts,
  saving: savingTexts,
  undo: undoTexts(agency),
  references: referenceTexts,
  whyNone: whyNoneTexts,
})
