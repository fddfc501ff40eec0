/** A home's title whose words don't break at their hyphens: 'co-op' stays on one line. */
export const HomeTitle = ({ title }: { title: string }) =>
  title.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
