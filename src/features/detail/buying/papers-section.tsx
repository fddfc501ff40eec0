import { PAPERS, paperText } from '#content/paper-texts.ts'
import type { HomeLaw } from '#domain/law/laws.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { CostSection } from '../costs/cost-section.tsx'
import { StatusWord } from '../status-word.tsx'
import { askForPapers } from './ask-for-papers.ts'
import { askWords, papersHeading } from './paper-words.ts'

interface PapersSectionProps {
  listing: Listing
  laws: readonly HomeLaw[]
}

/** The papers that belong to this home, each with its law, and one button that asks for them. Listings don't say which are there. */
export function PapersSection({ listing, laws }: PapersSectionProps) {
  const papers = laws.filter(({ id }) => PAPERS[id])
  return (
    <CostSection id="papers" topic="What the seller must tell you" heading={papersHeading(papers.length)}>
      <table className="cost-table">
        <caption className="sr-only">Documents and the law behind each</caption>
        <tbody>
          {papers.map((paper) => (
            <tr key={paper.id}>
              <th scope="row">
                {PAPERS[paper.id]!.name}
                <small>
                  {paperText(paper)} {paper.law}
                </small>
              </th>
              <td>
                <StatusWord standing="open">{paper.answer === 'yes' ? 'Ask for it' : 'If it applies'}</StatusWord>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {papers.length > 0 && (
        <a
          href="#request-information"
          className={buttonClass('secondary', 'medium', 'mt-5 max-sm:w-full print:hidden')}
          onClick={(event) => {
            event.preventDefault()
            void askForPapers(
              papers.map(({ id }) => id),
              listing.id,
            )
          }}
        >
          {askWords(papers.length)}
        </a>
      )}
    </CostSection>
  )
}
