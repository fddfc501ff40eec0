import type { ReactNode } from 'react'
import { scene, type SceneName } from '#content/pictures.ts'
import { Photo } from '#ui/photo/photo.tsx'

/** Cropped to a tall half page, a wide picture shows but its middle. */
const SIZES = '(width >= 64rem) 95vw, 1px'

/** A form in a narrow column, with a picture beside it where there is room. */
export function AccountLayout({ picture, children }: { picture: SceneName; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 min-h-[calc(100dvh-var(--header-height))] lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-110 flex-col px-5 py-10 md:py-16">{children}</div>
      <div className="relative hidden lg:block">
        <Photo picture={scene(picture)} alt="" sizes={SIZES} className="absolute inset-0 size-full" />
      </div>
    </div>
  )
}
