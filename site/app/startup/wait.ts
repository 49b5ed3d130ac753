/** Stands in the head of a page whose app is deferred, with all that it imports. */
import { holdPresses } from './hold-presses.ts'
import { startOnSign } from './start-on-sign.ts'

startOnSign()
holdPresses()
