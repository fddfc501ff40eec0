import type { PictureCopy } from './picture-queue.ts'
import type { PictureSource } from './picture-rule.ts'

/** The bytes of a feed's picture. */
export type Download =
  | { kind: 'loaded'; bytes: Buffer }
  /** Not there, not allowed, or too large: asking again is of no use. */
  | { kind: 'refused'; reason: string }
  /** The host doesn't answer, or asks for patience; `waitMs` if it says for how long. */
  | { kind: 'failed'; reason: string; waitMs: number | null }

/** Loads pictures from other hosts, within limits. Never rejects. */
export interface PictureDownload {
  load(url: string, source: Pick<PictureSource, 'userAgent' | 'perSecond'>): Promise<Download>
  close(): void
}

/** One file of a copy. */
export interface EncodedFile {
  /** After the copy's name, such as '-800.avif'. */
  suffix: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

export type Encoding =
  | { kind: 'encoded'; picture: Omit<PictureCopy, 'file'>; files: EncodedFile[] }
  /** No picture, or one that is too small or too large. */
  | { kind: 'refused'; reason: string }
  /** The encoder itself failed. */
  | { kind: 'failed'; reason: string }

/** Makes the files that pages ask for, without the original's metadata. Never rejects. */
export interface PictureEncoder {
  /** Common name of a picture's files: a hash of its bytes and of how they are encoded. */
  nameOf(bytes: Buffer): string
  encode(bytes: Buffer): Promise<Encoding>
  close(): Promise<void>
}
