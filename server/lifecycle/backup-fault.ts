/** A backup or a restore cannot go on, for a reason its owner can mend. The message says which, and how. */
export class BackupFault extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'BackupFault'
  }
}
