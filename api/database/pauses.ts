import { setImmediate } from 'node:timers/promises'

/** Far less than anybody notices; a turn of the event loop costs a few microseconds. */
const TURN_MS = 20

/** Lets others be answered while long work goes on: to be awaited between its steps. */
export function createPauses() {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await setImmediate()
    since = performance.now()
  }
}
