/** Where uploaded pictures live: a folder, or an S3-compatible store when there are several machines. */
export interface FileStore {
  /** Durable when it returns. Files are never overwritten. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  find(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Nothing happens when there is no such file. */
  delete(name: string): Promise<void>
}
