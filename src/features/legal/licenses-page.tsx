import { Link } from '@tanstack/react-router'
import {
  LICENSES,
  LICENSE_SECTIONS,
  type LicenseFile,
  type LicenseLink,
  type LicenseSection,
} from '#content/legal/licenses.ts'
import { LegalFrame, LegalFrameSection } from './legal-frame.tsx'

/** Where everything on the site comes from that isn't its own, with the map's database for download. */
export function LicensesPage() {
  return (
    <LegalFrame eyebrow="Sources, dates, terms" {...LICENSES} sections={LICENSE_SECTIONS}>
      {LICENSE_SECTIONS.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </LegalFrame>
  )
}

function Section({ section: { id, heading, paragraphs, facts, files } }: { section: LicenseSection }) {
  return (
    <LegalFrameSection id={id} heading={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {facts.length > 0 && (
        <dl className="mt-4 grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-2">
          {facts.map(({ term, text, link }) => (
            <div key={term} className="max-sm:mb-3 sm:contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd>
                {text}
                {link && <SourceLink link={link} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {files && <Files files={files} />}
    </LegalFrameSection>
  )
}

const UNDERLINED = 'underline underline-offset-4'

const SourceLink = ({ link: { text, href } }: { link: LicenseLink }) =>
  href.startsWith('/') ? (
    <Link to={href} className={UNDERLINED}>
      {text}
    </Link>
  ) : (
    <a href={href} rel="noreferrer" className={UNDERLINED}>
      {text}
    </a>
  )

const Files = ({ files }: { files: readonly LicenseFile[] }) => (
  <ul className="mt-4 border-t border-line pt-2">
    {files.map(({ path, what }) => (
      <li key={path}>
        <a
          href={`${import.meta.env.BASE_URL}${path}`}
          className={`${UNDERLINED} inline-flex min-h-11 items-center wrap-anywhere md:min-h-8`}
        >
          {path.split('/').at(-1)}
        </a>{' '}
        <span className="text-ink-soft">{what}</span>
      </li>
    ))}
  </ul>
)
