import type { Picture } from '#domain/listing/picture.ts'
import { HOMES, SCENES, type Entry } from './picture-manifest.ts'

/** A hero or county picture. */
export type SceneName = keyof typeof SCENES
/** A home's exterior, one of its views, or an interior. */
export type HomePictureName = keyof typeof HOMES
export type PictureName = SceneName | HomePictureName

/** One of the product's own pictures by name; all are renderings. */
export function picture(name: PictureName): Picture {
  return name in SCENES ? scene(name as SceneName) : fromEntry(name, HOMES[name as HomePictureName])
}

/** A hero or county picture by name. Browser code that imports this doesn't load the table of homes. */
export function scene(name: SceneName): Picture {
  return fromEntry(name, SCENES[name])
}

function fromEntry(name: string, [hash, width, height, color, alt, caption]: Entry): Picture {
  const url = `/media/${name}.${hash}-${width}.jpg`
  return { url, alt, caption: caption ?? null, width, height, color, illustrative: true }
}
