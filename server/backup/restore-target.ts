import type { Loader } from '@nokshi/api/database/loader.ts'
import type { FileStore } from '@nokshi/api/platform/files.ts'

/** The target of a restore. Existing data stays untouched until it is finished. */
export interface RestoreTarget {
  loader: Loader
  files: FileStore
  /** For installations whose environment has none. */
  keepSecret(secret: string): Promise<void>
  /** Returns the place of the old data, if there was any. */
  finish(): Promise<string | undefined>
  cancel(): Promise<void>
}
