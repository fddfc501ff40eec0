// oxlint-disable react/no-array-index-key -- a text never changes while it is shown: its parts keep their places
import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { InlineText, TextBlock, TextSection } from '#domain/agency/agency-texts.ts'
import { formatDay } from '#domain/day-text.ts'
import type { AgencyTexts } from '#ports/browser/agency-texts.ts'
import { LegalFrame, LegalFrameSection } from './legal-frame.tsx'
import { People } from './people.tsx'
import { textPageQuery } from './text-page-query.ts'

interface TextPageViewProps {
  texts: AgencyTexts
  /** The page's name in its address. */
  name: string
}

/** A page in the agency's words, with its table of contents; its loader has read it. */
export function TextPageView({ texts, name }: TextPageViewProps) {
  const { title, updated, intro, sections } = useSuspenseQuery(textPageQuery(texts, name)).data
  const eyebrow = updated && (
    <>
      Last updated <time dateTime={updated}>{formatDay(updated)}</time>
    </>
  )
  return (
    <LegalFrame eyebrow={eyebrow} title={title} intro={<Blocks of={intro} />} sections={sections}>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </LegalFrame>
  )
}

const Section = ({ section: { id, heading, blocks } }: { section: TextSection }) => (
  <LegalFrameSection id={id} heading={heading}>
    <Blocks of={blocks} />
  </LegalFrameSection>
)

const Blocks = ({ of }: { of: readonly TextBlock[] }) => of.map((block, index) => <Block key={index} block={block} />)

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="mt-3">
          <Words of={block.text} />
        </p>
      )
    case 'heading':
      return (
        <h3 className="mt-6 font-semibold">
          <Words of={block.text} />
        </h3>
      )
    case 'quote':
      return (
        <blockquote className="mt-3 border-l-2 border-line pl-4 text-ink-soft">
          <Blocks of={block.blocks} />
        </blockquote>
      )
    case 'people':
      return <People people={block.people} />
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      const marks = block.ordered ? 'list-decimal' : 'list-disc'
      return (
        <List className={`mt-3 ${marks} space-y-1.5 pl-5 marker:text-ink-soft`}>
          {block.items.map((item, index) => (
            <li key={index} className="*:first:mt-0">
              <Item of={item} />
            </li>
          ))}
        </List>
      )
    }
  }
}

/** An entry of one paragraph is no paragraph of its own. */
const Item = ({ of: [first, ...others] }: { of: readonly TextBlock[] }) =>
  first?.kind === 'paragraph' ? (
    <>
      <Words of={first.text} />
      <Blocks of={others} />
    </>
  ) : (
    <Blocks of={first ? [first, ...others] : others} />
  )

const Words = ({ of }: { of: readonly InlineText[] }) =>
  of.map((part, index) => (
    <Fragment key={index}>
      <Word part={part} />
    </Fragment>
  ))

function Word({ part }: { part: InlineText }) {
  if (typeof part === 'string') return part
  switch (part.kind) {
    case 'break':
      return <br />
    case 'strong':
      return (
        <strong className="font-semibold">
          <Words of={part.text} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Words of={part.text} />
        </em>
      )
    case 'link':
      return (
        <a href={hrefOf(part.href)} rel="noreferrer" className="underline underline-offset-4">
          <Words of={part.text} />
        </a>
      )
  }
}

/** The site may be served below a path. */
const hrefOf = (href: string): string =>
  href.startsWith('/') ? `${import.meta.env.BASE_URL.replace(/\/$/, '')}${href}` : href
