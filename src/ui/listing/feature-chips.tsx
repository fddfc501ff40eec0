/** As many features as fit one line, and the number of the others, by app.css. All of them are read out. */
export function FeatureChips({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null
  return (
    <ul aria-label="Features" className="feature-chips">
      <Chips features={features} as="li" />
    </ul>
  )
}

interface ChipsProps {
  features: readonly string[]
  as: 'li' | 'span'
}

/** The first feature and, in what is left of the line, the rest of them or their number. */
function Chips({ features: [first, ...rest], as: Tag }: ChipsProps) {
  return (
    <>
      <Tag className="chip">{first}</Tag>
      {rest.length > 0 && (
        <Tag className="chips-rest" data-number={`+${rest.length}`}>
          <span className="chips-more">
            <Chips features={rest} as="span" />
          </span>
        </Tag>
      )}
    </>
  )
}
