import type { ReactNode } from 'react'

interface PageContainerProps {
  /** 'contained' is the centred column of 1200 px between gutters, 'full' runs from edge to edge. */
  width?: 'contained' | 'full'
  children: ReactNode
  className?: string
}

/** What holds a page, or a band of it. */
export function PageContainer({ width = 'contained', children, className = '' }: PageContainerProps) {
  return <div className={`${width === 'contained' ? 'container-page' : 'w-full'} ${className}`}>{children}</div>
}
