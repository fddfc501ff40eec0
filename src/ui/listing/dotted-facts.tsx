import { Fragment } from 'react'
import { knownFacts, type HomeSize } from '#domain/listing/home-size.ts'

/** '4 beds · 2.5 baths · 2,400 sq ft'; unknown facts are left out. */
export function DottedFacts({ home }: { home: HomeSize }) {
  return (
    <span className="dotted tabular-nums">
      {knownFacts(home).map((fact) => (
        <Fragment key={fact}>
          <span className="whitespace-nowrap">{fact}</span>{' '}
        </Fragment>
      ))}
    </span>
  )
}
