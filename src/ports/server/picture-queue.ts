import type { FeedPicture } from './listing-import.ts'

/** A copy as pages show it: the files' common name, pixels of the widest, average color as `#rrggbb`. */
export interface PictureCopy {
  file: string
  width: number
  height: number
  color: string
}

/** A picture of a feed, with its copy or the reason why there is none; with neither it is still to be copied. */
export interface CopiedPicture extends FeedPicture {
  copy?: PictureCopy
  failed?: string
  /** The picture itself is at fault: another address would give the same. */
  isFinal?: true
}

/** A home that belongs to one worker until its lease ends. */
export interface ClaimedHome {
  listingId: number
  /** The feed's name. */
  source: string
  /** Identifies this claim. */
  lease: string
  /** 1 for the first. */
  attempt: number
  /** Those without a copy; of a home without any the first alone. */
  pictures: readonly FeedPicture[]
}

/** What became of one picture of a claimed home. */
export type PictureOutcome =
  | { state: 'copied'; copy: PictureCopy }
  /** Cannot be copied: it is not there, or no picture, or too large. */
  | { state: 'refused'; reason: string; isFinal?: true }
  /** May be copied later. */
  | { state: 'waiting'; reason: string }

export interface SettledHome {
  claimed: ClaimedHome
  outcomes: readonly { picture: FeedPicture; outcome: PictureOutcome }[]
  /** When the pictures that still wait are tried again; null: no more. */
  dueAt: Date | null
}

/** A copy of this name: to be made, being removed, or stored. */
export type KnownFile = 'new' | 'removing' | PictureCopy

/** The pictures to be copied, for workers, any number of them at the same time. Throws what the database throws. */
export interface PictureQueue {
  /** The time that all workers go by. */
  now(): Promise<Date>
  /** Claims up to `limit` homes that are due, those without any picture first. Unless settled they are due again at `leaseUntil`. */
  claim(limit: number, now: Date, leaseUntil: Date): Promise<ClaimedHome[]>
  /** Records outcomes and shows the copies. Pictures that the feed has replaced meanwhile are passed over. */
  settle(settled: SettledHome, now: Date): Promise<void>
  /** Ends all leases. Only for a process that knows it is the only worker, after an earlier one was killed. */
  release(now: Date): Promise<void>
  /** When the next home is due; null if none waits. */
  nextDue(): Promise<Date | null>
}

/** The copies that are stored, for workers. Throws what the database throws. */
export interface PictureFiles {
  /** Looks a copy up and keeps it from removal for a while. */
  claim(file: string, now: Date): Promise<KnownFile>
  /** To be called before the first file is written, so that none is ever left behind unknown. `bytes` of all files in sum. */
  describe(copy: PictureCopy, bytes: number): Promise<void>
  /** All files are written. */
  stored(file: string): Promise<void>
  /** Up to `limit` copies that no home has shown since `before`; they can't be used again and are to be removed. */
  takeUnused(before: Date, now: Date, limit: number): Promise<{ file: string; width: number | null }[]>
  /** Their files are removed. */
  forget(files: readonly string[]): Promise<void>
}
