import { describe, test } from 'vitest'
import { talkThrough } from '../../tests/voice/talk-through.ts'

describe('what a named price or rent costs', () => {
  test.each([
    [
      'what would we pay a month for a 430 thousand dollar house with five percent down',
      /^About \$[\d,]+ a month at \$430,000 with 5% down.*median rate of our counties/,
    ],
    [
      'how high is the mortgage on 460 thousand with fifteen percent down',
      /^About \$[\d,]+ a month at \$460,000 with 15% down/,
    ],
    ['what would the monthly payment be on a $510,000 home in Morris County', /at \$510,000.*Morris County/],
    ['How much cash do I need at closing for a $372,000 place?', /^For a \$372,000 house, about/],
    ['if we put 10 percent down on 480k how much is that', /^For a \$480,000 house.*\$48,000 down/],
    ['what are closing costs on a 600 thousand dollar home', /^For a \$600,000 house/],
    ['how much is PMI if we put 5% down on 420k', /at \$420,000 with 5% down.*mortgage insurance \$/],
    ['what do i have to pay up front to move in if the rent is nineteen hundred', /^At a rent of \$1,900, up to/],
    ['is 2,800 a lot for a one bedroom in Hoboken?', /can’t compare \$2,800 a month/],
    [
      'My take home is 5,000 a month, car payment 300, student loans 200. What can I buy?',
      /\$500 in monthly debt payments.*take-home/,
    ],
  ])('%s', async (said, answered) => {
    await talkThrough([[said, answered]])
  })
})
