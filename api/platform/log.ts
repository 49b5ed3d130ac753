/** From talkative to mute. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
type Fields = Record<string, unknown>

/** JSON lines. Nothing personal goes in: no bodies, no addresses, no tokens, only ids and counts. */
export interface Log {
  debug(event: string, fields?: Fields): void
  info(event: string, fields?: Fields): void
  warn(event: string, fields?: Fields): void
  error(event: string, fields?: Fields): void
}

export function createLog(
  least: LogLevel,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): Log {
  const at = (level: LogLevel) => (event: string, fields?: Fields) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return
    write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...fields })}\n`)
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** Kind and place of an error without its message, which may quote what a visitor typed. */
export function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = error.stack?.match(/^ {4}at .*$/gm)?.map((frame) => frame.trim())
  return { error: error.name, ...(code && { code }), frames }
}
