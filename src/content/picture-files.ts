import { PICTURE_FORMATS, pictureWidths, type PictureFormat } from '#domain/listing/picture.ts'
import { HOMES, SCENES } from './picture-manifest.ts'
import { picture, type PictureName } from './pictures.ts'

/** A file that is derived from one of our own pictures. */
export interface PictureFile {
  /** Below /media/. */
  file: string
  picture: PictureName
  /** Pixels. */
  width: number
  format: PictureFormat
}

const NAMES = [...Object.keys(SCENES), ...Object.keys(HOMES)] as PictureName[]

/** Every file that pages can ask for: all pictures in all formats and widths. */
export const PICTURE_FILES: readonly PictureFile[] = NAMES.flatMap((name) => {
  const { url, width: native } = picture(name)
  const stem = url.replace('/media/', '').replace(/-\d+\.jpg$/, '')
  return PICTURE_FORMATS.flatMap((format) =>
    pictureWidths(native!).map((width) => ({ file: `${stem}-${width}.${format}`, picture: name, width, format })),
  )
})
