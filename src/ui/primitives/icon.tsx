import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'

interface IconProps extends ComponentProps<'svg'> {
  /** The drawing, from lucide. */
  of: IconNode
  /** Width and height, CSS pixels. */
  size?: number
}

/** A decorative line icon; screen readers skip it. */
export function Icon({ of: drawing, size = 20, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {drawing.map(([Shape, attributes], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes its order
        <Shape key={index} {...attributes} />
      ))}
    </svg>
  )
}
