import { useEffect, useRef, useState } from 'react'
import { pictureSrcSet, widestJpeg, type Picture, type WidthRange } from '#domain/listing/picture.ts'

/** Shown for a picture that is missing or can't be loaded. */
const DEFAULT_PICTURE = '/default-home.svg'
const DEFAULT_ALT = 'No picture of this home'

interface PhotoProps {
  picture: Picture | null
  /** How wide the picture is shown, as for `<img sizes>`. */
  sizes: string
  /** Files worth choosing from, where it is never shown large. */
  widths?: WidthRange
  /** The most important picture of the first view: loaded eagerly and first. */
  priority?: boolean
  /** Empty if the text beside it says the same. */
  alt?: string
  className?: string
}

/** A picture in the right size and format, over its average color while it loads. */
export function Photo({ picture, sizes, widths, priority = false, alt, className = '' }: PhotoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const broken = picture === null || brokenUrl === picture.url

  // A picture that failed before hydration fired its error event before React listened.
  useEffect(() => {
    const element = image.current
    if (picture && element?.complete && element.naturalWidth === 0 && element.currentSrc) setBrokenUrl(picture.url)
  }, [picture])

  if (broken) {
    return (
      <img
        src={DEFAULT_PICTURE}
        alt={alt ?? DEFAULT_ALT}
        width={1200}
        height={800}
        className={`object-cover ${className}`}
      />
    )
  }
  // Browsers that lack what the style sheets need lack AVIF, too; they get the JPEG.
  const srcSet = pictureSrcSet(picture, 'avif', widths)
  return (
    <picture className="contents">
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        ref={image}
        src={widths ? widestJpeg(picture, widths) : picture.url}
        alt={alt ?? picture.alt}
        width={picture.width ?? 1200}
        height={picture.height ?? 800}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        style={picture.color ? { backgroundColor: picture.color } : undefined}
        onError={() => setBrokenUrl(picture.url)}
        className={`object-cover ${className}`}
      />
    </picture>
  )
}
