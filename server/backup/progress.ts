/** Progress is shown only for longer work. */
const SILENCE_MS = 1_000
/** For logs, which cannot overwrite a line. */
const LINES_EVERY_MS = 5_000

export type Report = (how: string) => void

export async function withProgress<Result>(what: string, work: (report: Report) => Promise<Result>) {
  const screen = process.stderr
  const startedAt = Date.now()
  let how = ''
  let saidAt = startedAt - LINES_EVERY_MS + SILENCE_MS
  const say = () => {
    const line = `${what}${how && `: ${how}`}, ${inSeconds(Date.now() - startedAt)}`
    if (screen.isTTY) screen.write(`\r${line}\x1b[K`)
    else if (Date.now() - saidAt >= LINES_EVERY_MS) {
      screen.write(`${line}\n`)
      saidAt = Date.now()
    }
  }
  const timer = setInterval(say, SILENCE_MS)
  try {
    return await work((next) => {
      how = next
    })
  } finally {
    clearInterval(timer)
    if (screen.isTTY && Date.now() - startedAt >= SILENCE_MS) screen.write('\r\x1b[K')
  }
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

export function inBytes(count: number) {
  const power = Math.min(Math.floor(Math.log10(Math.max(count, 1)) / 3), units.length - 1)
  return `${Number((count / 1000 ** power).toPrecision(3))} ${units[power]}`
}

export function countOf(count: number, noun: string) {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

export function inSeconds(milliseconds: number) {
  return `${Math.round(milliseconds / 1000)} s`
}
