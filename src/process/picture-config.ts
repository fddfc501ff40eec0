import * as v from 'valibot'
import { PICTURE_RULES, type PictureRule } from '#ports/server/picture-rule.ts'

/** The pictures of feeds. */
export interface PictureConfig {
  /** For feeds without a rule of their own. */
  rule: PictureRule
  /** Whether pictures may be loaded from private addresses and without TLS. */
  anyHost: boolean
  /** Where copies are stored; null: the folder `media` in the data folder. */
  bucket: BucketConfig | null
}

/** A bucket of an S3-compatible server. */
export interface BucketConfig {
  /** The bucket's address, with a path below it if the copies have one; without a slash at the end. */
  url: string
  region: string
  keyId: string
  secret: string
}

/** Variables of the pictures; each message completes 'it must be …'. */
export const PICTURE_VARIABLES = {
  FEED_PICTURES: v.optional(v.picklist(PICTURE_RULES, 'copy, link, or none'), 'copy'),
  FEED_PICTURE_HOSTS: v.optional(v.picklist(['public', 'any'], 'public or any'), 'public'),
  MEDIA_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.check(isBucket, 'the bucket’s address without a query, like https://s3.us-east-1.amazonaws.com/homes'),
      v.transform((text) => new URL(text).href.replace(/\/$/, '')),
    ),
  ),
  MEDIA_BUCKET_REGION: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,50}$/, 'a region, like us-east-1')),
    'us-east-1',
  ),
  MEDIA_BUCKET_KEY_ID: v.optional(v.string()),
  MEDIA_BUCKET_SECRET: v.optional(v.string()),
}

/** Variables that work only together. */
export const BUCKET_VARIABLES = ['MEDIA_BUCKET', 'MEDIA_BUCKET_KEY_ID', 'MEDIA_BUCKET_SECRET'] as const

function isBucket(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === ''
}

type Read = v.InferOutput<v.ObjectSchema<typeof PICTURE_VARIABLES, undefined>>

export const pictureConfig = (read: Read): PictureConfig => ({
  rule: read.FEED_PICTURES,
  anyHost: read.FEED_PICTURE_HOSTS === 'any',
  bucket:
    read.MEDIA_BUCKET !== undefined && read.MEDIA_BUCKET_KEY_ID !== undefined && read.MEDIA_BUCKET_SECRET !== undefined
      ? {
          url: read.MEDIA_BUCKET,
          region: read.MEDIA_BUCKET_REGION,
          keyId: read.MEDIA_BUCKET_KEY_ID,
          secret: read.MEDIA_BUCKET_SECRET,
        }
      : null,
})
