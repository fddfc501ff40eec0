import { PAPERS, paperText } from '#content/paper-texts.ts'
import type { HomeLaw } from '#domain/law/laws.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { BUYING } from '../texts/buying-texts.ts'
import { askForPapers } from './ask-for-papers.ts'

interface PapersTableProps {
  listing: Listing
  papers: readonly HomeLaw[]
}

/** The documents that belong to this home, each with its law, and one button that asks for them. Listings don't say which are there. */
export const PapersTable = ({ listing, papers }: PapersTableProps) => (
  <>
    <table className="cost-table">
      <caption className="sr-only">{BUYING.papersTable}</caption>
      <tbody>
        {papers.map((paper) => (
          <tr key={paper.id}>
            <th scope="row">
              {PAPERS[paper.id]!.name}
              <small>
                {paperText(paper)} {paper.law}
              </small>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
    {papers.length > 0 && (
      <a
        href="#request-information"
        className={buttonClass('secondary', 'medium', 'mt-4 max-sm:w-full print:hidden')}
        onClick={(event) => {
          event.preventDefault()
          void askForPapers(
            papers.map(({ id }) => id),
            listing.id,
          )
        }}
      >
        {BUYING.request(papers.length)}
      </a>
    )}
  </>
)
