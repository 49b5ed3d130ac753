import type { Loader } from '@nokshi/api/database/loader.ts'
import type { FileStore } from '@nokshi/api/platform/files.ts'

/** Where a backup goes. Until it is finished, whatever was there before is in its place and untouched. */
export interface RestoreTarget {
  loader: Loader
  files: FileStore
  /** For installations whose environment has none. */
  keepSecret(secret: string): Promise<void>
  /** Answers where the old data went, if there was any. */
  finish(): Promise<string | undefined>
  cancel(): Promise<void>
}
