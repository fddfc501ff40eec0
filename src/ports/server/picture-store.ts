/** Where the files of copied pictures are: a folder or a bucket. Names are plain: letters, digits, '-' and '.'. */
export interface PictureStore {
  /** Stores a file, whole or not at all. Throws if it can't be. */
  put(name: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** Null if there is no such file. Throws if that can't be found out. */
  read(name: string): Promise<StoredPicture | null>
  /** Removes files; those that are not there are passed over. Throws if one can't be removed. */
  remove(names: readonly string[]): Promise<void>
}

export interface StoredPicture {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** Bytes; null where the store doesn't say. */
  size: number | null
}
