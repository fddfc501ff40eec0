import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { useEffect, useRef, type ReactNode } from 'react'
import { scene, type SceneName } from '#content/pictures.ts'
import { Photo } from '#ui/photo/photo.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** The picture is wide and cropped to a tall half page: a file of about the window's width is needed. */
const SIZES = '(width >= 64rem) 95vw, 1px'

/** An account form in a narrow column with the link home, beside a picture in wide windows. */
export function AccountLayout({ picture, children }: { picture: SceneName; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 min-h-[calc(100dvh-var(--header-height))] lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-110 flex-col px-5 py-10 md:py-16">
        <Link
          to="/"
          className="-ml-1 inline-flex min-h-11 items-center gap-2 self-start px-1 text-sm font-medium text-ink-soft hover:text-ink"
        >
          <Icon of={ArrowLeft} size={16} strokeWidth={1.75} />
          Back to home
        </Link>
        {children}
      </div>
      <div className="relative hidden lg:block">
        <Photo picture={scene(picture)} alt="" sizes={SIZES} className="absolute inset-0 size-full" />
      </div>
    </div>
  )
}

/** The title of a page that replaces another without navigation: it gets the focus, so that it is read out. */
export function NewPageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className="page-title mt-8 outline-none">
      {children}
    </h1>
  )
}
