/** Without a listener a signal would end the process at once, and leave behind what it has not finished. */
export function tidyUpOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
}
