interface Navigator {
  /** https://w3c.github.io/gpc: not every browser has it. */
  readonly globalPrivacyControl?: boolean
}
