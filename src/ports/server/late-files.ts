/** Files of the site that are made after its start. */
export interface LateFiles {
  /** Whether there is, or can be, a file at this path of an address. */
  has(pathname: string): boolean
  /** Resolves once the file is there, to false when it could not be made. */
  make(pathname: string): Promise<boolean>
}

/** What the process that makes them says of each. `problem` is null when the file is there. */
export interface LateFile {
  file: string
  problem: string | null
}

export const NO_LATE_FILES: LateFiles = { has: () => false, make: async () => false }
